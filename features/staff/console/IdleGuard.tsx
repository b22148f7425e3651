import { useEffect, useState } from 'react';
import { limits, minuteMs } from '#domain/limits.ts';
import { operatorMe, supplierMe } from '#features/staff/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import type { Person } from './usePerson.ts';

/** How often it looks, and how often somebody who types without asking the server tells it that they are there. */
const lookMs = 1_000;
const tellMs = 5 * minuteMs;

type Props = { person: Person; onRest: () => void };

/**
 * Rests with the person: whoever pressed nothing for 15 minutes is signed out, and is told a minute before. What a screen
 * asks by itself does not keep anybody signed in.
 */
export function IdleGuard({ person, onRest }: Props) {
  const { over: words } = useWords().access;
  const client = useClient();
  const [isWarned, setWarned] = useState(false);
  const isSupplier = person.supplier !== null;

  useEffect(() => {
    let pressedAt = Date.now();
    let toldAt = pressedAt;
    const tell = () => {
      toldAt = Date.now();
      client.call(isSupplier ? supplierMe : operatorMe, {}).catch(() => undefined);
    };
    const pressed = () => {
      pressedAt = Date.now();
      setWarned(false);
      if (pressedAt - toldAt >= tellMs) tell();
    };
    const look = setInterval(() => {
      const restedMs = Date.now() - pressedAt;
      if (restedMs >= limits.operatorIdleMs) {
        setWarned(false);
        pressedAt = Number.POSITIVE_INFINITY;
        onRest();
      } else if (restedMs >= limits.operatorIdleMs - limits.idleWarningMs) setWarned(true);
    }, lookMs);
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', pressed);
    return () => {
      clearInterval(look);
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', pressed);
    };
  }, [client, isSupplier, onRest]);

  return (
    <Sheet isOpen={isWarned} onClose={() => setWarned(false)} title={words.warn_title}>
      <Text>{words.warn}</Text>
      <Button isWide onClick={() => setWarned(false)}>
        {words.stay}
      </Button>
    </Sheet>
  );
}
