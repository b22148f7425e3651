import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { perInfo } from '#features/people/info.contract.ts';
import { ProofSheet } from '#features/people/merchant/ProofSheet.tsx';
import { endSecondFactor, renewRecovery } from '#features/people/safety.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  info: OutputOf<typeof perInfo>;
  onCodes: (codes: readonly string[]) => void;
  /** Endpoints whose answers these acts make old. */
  changes: readonly { readonly name: string }[];
};

/** From here on a warning stands: the next lost phone may be the last way in. */
const fewCodes = 3;

export function FactorOn({ info, onCodes, changes }: Props) {
  const { factor: words } = useWords().safety;
  const say = useSay();
  const toast = useToast();
  const [asked, setAsked] = useState<'renew' | 'off'>();
  const renew = useAct(renewRecovery, {
    changes,
    onDone: ({ recovery_codes: codes }) => {
      setAsked(undefined);
      onCodes(codes);
    },
  });
  const off = useAct(endSecondFactor, {
    changes,
    onDone: () => {
      setAsked(undefined);
      toast(words.turnedOff);
    },
  });
  const since = info.second_factor_since;
  const left = info.recovery_codes_left;
  return (
    <>
      <Card title={words.onTitle}>
        <Facts
          facts={[
            since === null ? undefined : { label: words.since, value: <TimeText at={since} form="both" /> },
            { label: words.left, value: left },
          ]}
        />
        {left <= fewCodes ? <Note tone="warn">{say(words.fewLeft, { left })}</Note> : null}
        <Button tone="plain" isWide onClick={() => setAsked('renew')}>
          {words.renew}
        </Button>
        <Button tone="danger" isWide onClick={() => setAsked('off')}>
          {words.turnOff}
        </Button>
      </Card>
      <ProofSheet
        key={asked ?? 'none'}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === 'off' ? words.turnOffTitle : words.renew}
        lead={asked === 'off' ? words.turnOffLead : words.renewLead}
        action={asked === 'off' ? words.turnOff : words.renewAct}
        isDanger={asked === 'off'}
        act={asked === 'off' ? off : renew}
      />
    </>
  );
}
