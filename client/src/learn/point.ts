/** The guide points at a choice: what stands for it nods, on the board or beside it. */

const NOD = 1100; // milliseconds

function nodeOf(choice: number): Element | null {
  return document.querySelector(
    `.piece[data-do~="${choice}"], .bar [data-choice="${choice}"], [data-try~="${choice}"]`,
  );
}

/** True if there is something to point at. */
export function nod(choices: number[]): boolean {
  const nodes = choices.map(nodeOf).filter((node): node is Element => !!node);
  for (const node of nodes) {
    node.classList.add("hinted");
    setTimeout(() => node.classList.remove("hinted"), NOD);
  }
  return nodes.length > 0;
}
