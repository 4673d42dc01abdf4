// Short notices, seen below the bar and spoken by screen readers.
export interface Toast {
  id: number;
  text: string;
  /** Urgent ones interrupt a screen reader; the others wait. */
  urgent: boolean;
}

const LONG_ENOUGH = 5000;
let made = 0;
let shown = $state<Toast[]>([]);

export const toasts = {
  get all(): readonly Toast[] {
    return shown;
  },
};

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Show a sentence for a while; the same sentence is not stacked. */
export function notice(text: string, { urgent = false } = {}): void {
  const toast = { id: ++made, text, urgent };
  shown = [...shown.filter((old) => old.text !== text), toast].slice(-3);
  setTimeout(() => dismiss(toast.id), LONG_ENOUGH + text.length * 40);
}
