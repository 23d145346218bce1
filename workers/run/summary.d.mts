type Counts = { passed: number; failed: number };
export declare const countsIn: (printed: string) => Counts;
export declare const sumLine: (counts: Counts[]) => string;
export function failuresIn(printed: string): string[];
