/** A text in paragraphs; lines that begin with a dash are a list. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((part, at) => {
        const lines = part.split("\n");
        const items = lines.filter((line) => /^\s*[-•–] /.test(line));
        if (items.length < lines.length) return <p key={at}>{part}</p>;
        return (
          <ul key={at}>
            {items.map((line, n) => (
              <li key={n}>{line.replace(/^\s*[-•–] /, "")}</li>
            ))}
          </ul>
        );
      })}
    </>
  );
}
