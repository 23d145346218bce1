import { useEffect, useState } from "react";
import { readJson } from "~/enhance/read-json";
import { suggestPath, type Suggestion } from "./suggestion";

/** Milliseconds without a key press before suggestions are requested, so that a word typed in one go makes one request. */
const pauseMs = 150;
const none: Suggestion[] = [];

/** The suggestions for what is typed; a new letter aborts the previous request. */
export function useSuggestions(typed: string, wanted: boolean): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>(none);
  useEffect(() => {
    if (!wanted) return setFound(none);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await readJson(suggestPath(typed), asking.signal);
      if (!asking.signal.aborted) setFound(isAnswer(answer) ? answer.suggestions : none);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, wanted]);
  return found;
}

const isAnswer = (answer: unknown): answer is { suggestions: Suggestion[] } =>
  typeof answer === "object" &&
  answer !== null &&
  "suggestions" in answer &&
  Array.isArray(answer.suggestions);
