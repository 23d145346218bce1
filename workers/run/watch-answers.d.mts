/** Asks from time to time; tells `say` once what is under way where no answer comes. Gives what ends it. */
export function watchAnswers(
  ask: () => Promise<unknown>,
  underWay: () => { path: string; since: number }[],
  say: (line: string) => void,
): () => void;
