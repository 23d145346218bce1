/** how often it asks, and how long an answer may take, milliseconds */
const [everyMs, patienceMs] = [5000, 10_000];
const most = 10;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Asks the shop of this machine for something from time to time (`ask` settles with the answer). Where no answer comes within ten seconds, one
 * line tells `say` what is under way, and no further one until it answers again. Gives what ends it.
 */
export function watchAnswers(ask, underWay, say) {
  let timer;
  let isOver = false;
  function report() {
    const now = Date.now();
    const requests = underWay()
      .sort((one, other) => one.since - other.since)
      .map(({ path, since }) => `${path} ${seconds(now - since)}`);
    const rest = requests.length > most ? ` and ${requests.length - most} more` : "";
    const list = requests.length > 0 ? requests.slice(0, most).join(", ") + rest : "nothing";
    say(`The shop has not answered for ${seconds(patienceMs)}. Under way: ${list}.`);
  }
  async function look() {
    let isAnswered = false;
    // an answer that came while this process was busy itself is heard first
    const late = setTimeout(() => setImmediate(() => isAnswered || report()), patienceMs).unref();
    await ask();
    isAnswered = true;
    clearTimeout(late);
    if (!isOver) timer = setTimeout(look, everyMs).unref();
  }
  timer = setTimeout(look, everyMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
