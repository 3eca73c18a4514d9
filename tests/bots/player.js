// A player of the protocol of docs/players.md that knows no rules: it asks the house what its choices bring.
// Its first word says how it behaves: well, late, illegal, dead, mumbling.
const how = process.argv[2] ?? "well";
const lines = [];
let wake = null;
require("node:readline")
    .createInterface({ input: process.stdin })
    .on("line", (line) => { lines.push(line); wake?.(); })
    .on("close", () => process.exit(0));

const say = (line) => process.stdout.write(line + "\n");
async function hear() {
    while (lines.length === 0) await new Promise((done) => { wake = done; });
    return lines.shift();
}

async function answer(you, legal) {
    if (how === "dead") process.exit(3);
    if (how === "late") return new Promise(() => {}); // thinks for ever
    if (how === "illegal") return say("bestchoice take a1000");
    if (how === "forbidden") return say("bestchoice summon");
    if (how === "mumbling") return say("well, let me see");
    const seat = "ABCDEFGH".indexOf(you);
    let best = legal[0], most = -Infinity;
    for (const choice of legal) {
        say(`try ${choice}`);
        const told = await hear();
        const scores = /; scores ([-\d ]+)/.exec(told)[1].trim().split(" ").map(Number);
        const lead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
        if (lead > most) [best, most] = [choice, lead];
    }
    say(`info lead ${most}`);
    say(`bestchoice ${best}`);
}

async function main() {
    let you = "A", legal = [];
    for (;;) {
        const [word, ...rest] = (await hear()).split(" ");
        if (word === "hello") { say("name Left Foot"); say("ready"); }
        else if (word === "you") you = rest[0];
        else if (word === "legal") legal = rest.join(" ").split(" / ");
        else if (word === "go") await answer(you, legal);
        else if (word === "quit") process.exit(0);
    }
}
main();
