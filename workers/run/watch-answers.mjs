/** how often it asks, and how long an answer may take, milliseconds */
const [everyMs, patienceMs] = [5000, 10_000];
const most = 10;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** After so many questions in a row without an answer workerd is started anew. */
const mostMissed = 2;

/**
 * Asks the shop of this machine for something from time to time: `ask` settles with the answer, or with
 * undefined after a while without one. Where no answer comes within ten seconds, `say` gets one line
 * with the requests under way, and no further line until the shop answers again. After two questions
 * in a row without an answer, `restart` is called, and `say` is told. Gives what ends the watch.
 */
export function watchAnswers(ask, underWay, say, restart) {
  let timer;
  let isOver = false;
  let missed = 0;
  function report() {
    const now = Date.now();
    const requests = underWay()
      .sort((one, other) => one.since - other.since)
      .map(({ path, since }) => `${path} ${seconds(now - since)}`);
    const rest = requests.length > most ? ` and ${requests.length - most} more` : "";
    const list = requests.length > 0 ? requests.slice(0, most).join(", ") + rest : "nothing";
    say(`The shop has not answered for ${seconds(patienceMs)}. Under way: ${list}.`);
  }
  async function startAnew() {
    say("The shop does not answer any more, so it is started anew.");
    await restart().then(
      () => say("The shop runs again."),
      (error) => say(`The shop cannot be started anew: ${error.message}`),
    );
  }
  async function look() {
    let isAnswered = false;
    // an answer that came while this process was busy itself is heard first
    const late = setTimeout(() => setImmediate(() => isAnswered || report()), patienceMs).unref();
    const answer = await ask();
    isAnswered = true;
    clearTimeout(late);
    missed = answer === undefined ? missed + 1 : 0;
    if (missed === mostMissed && !isOver) {
      missed = 0;
      await startAnew();
    }
    if (!isOver) timer = setTimeout(look, everyMs).unref();
  }
  timer = setTimeout(look, everyMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
