/** interval between requests and timeout of a response, in ms */
const [everyMs, patienceMs] = [5000, 10_000];
const most = 10;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Max requests in a row without a response before workerd is restarted. */
const mostMissed = 2;

/**
 * Sends requests to the shop of this machine: `ask` resolves to the response, or to undefined after
 * a timeout.
 * Without a response within ten seconds, `say` receives a line with the requests under way, and no
 * further line until the shop responds again.
 * After two requests in a row without a response, calls `restart` and reports it to `say`.
 * Returns a function that ends the watch.
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
    // handles a response that arrived while this process was busy before the timeout
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
