import { useState } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { isSaleSoundOn, playSaleSound, saleSoundKey } from '../ui/sale-sound.ts';

/** Whether this device sounds for a new order. Turning it on lets it be heard. */
export function SaleSoundCard() {
  const { notifications: words } = useWords();
  const session = useSession();
  const [isOn, setOn] = useState(() => isSaleSoundOn(session));

  function change(next: boolean) {
    setOn(next);
    if (!next) {
      session.drop(saleSoundKey);
      return;
    }
    session.keep(saleSoundKey, 'on');
    playSaleSound();
  }

  return (
    <Card>
      <SwitchField label={words.sound} hint={words.soundHint} isOn={isOn} onChange={change} />
    </Card>
  );
}
