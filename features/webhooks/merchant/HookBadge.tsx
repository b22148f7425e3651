import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

const tones = { on: 'good', failing: 'warn', off: 'plain' } as const;

/** Whether messages go to an address, and arrive. */
export function HookBadge({ state }: { state: keyof typeof tones }) {
  const { addresses } = useWords().hooks;
  return <Badge tone={tones[state]}>{addresses.state[state]}</Badge>;
}
