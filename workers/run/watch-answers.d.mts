/**
 * Asks from time to time; tells `say` once what is under way where no answer comes, and calls `restart`
 * after two questions that got none (`ask` gave undefined). Gives what ends it.
 */
export function watchAnswers(
  ask: () => Promise<number | undefined>,
  underWay: () => { path: string; since: number }[],
  say: (line: string) => void,
  restart: () => Promise<void>,
): () => void;
