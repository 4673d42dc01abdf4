// The address of a moment in a replay.

/** “#12.open” – the step and the point of view of a shared link. */
export function readPlace(hash: string): { step: number; eyes: string } {
  const [, step = "0", eyes = "open"] = /^(\d{1,7})\.(open|onlooker|\d)$/.exec(hash) ?? [];
  return { step: Number(step), eyes };
}
