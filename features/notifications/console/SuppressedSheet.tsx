import type { OutputOf } from '#domain/wire/endpoint.ts';
import { WhyForm } from '#features/audit/ui/public.tsx';
import { DeskError } from '#features/lists/ui/public.tsx';
import { liftSuppression, suppressedAddresses } from '#features/notifications/suppression.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';

type Row = OutputOf<typeof suppressedAddresses>['list'][number];

/** One address: why it is sent nothing, and sending to it again. */
export function SuppressedSheet({ row, onClose }: { row: Row; onClose: () => void }) {
  const words = useWords().content.suppression;
  const { column } = words;
  const toast = useToast();
  const lift = useAct(liftSuppression, {
    changes: [suppressedAddresses],
    onDone: () => {
      toast(words.lifted, 'good');
      onClose();
    },
  });
  return (
    <Sheet isOpen title={words.reason[row.reason]} onClose={onClose}>
      <Facts
        facts={[
          { label: column.domain, value: row.domain === '' ? words.no_domain : row.domain },
          { label: column.since, value: <TimeText at={row.since} form="both" /> },
        ]}
      />
      <Text look="strong">{column.says}</Text>
      <p className="wrap-anywhere whitespace-pre-line">{row.says}</p>
      <Text look="small">{words.address}</Text>
      <Note>{row.reason === 'complaint' ? words.before_complaint : words.before_bounce}</Note>
      <DeskError error={lift.error} />
      <WhyForm submit={words.lift} isBusy={lift.isBusy} onSend={(why) => lift.act({ id: row.id, why })} />
    </Sheet>
  );
}
