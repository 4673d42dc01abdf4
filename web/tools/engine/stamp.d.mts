/** The text of sw.js with the digest of what Python consists of. */
export function stamped(worker: string, ...parts: readonly string[]): string;
