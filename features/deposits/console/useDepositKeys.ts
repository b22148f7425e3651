import { useEffect } from 'react';

/** Letters that do something while nobody is typing. What they do may change at any time. */
export function useDepositKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, dialog') !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
