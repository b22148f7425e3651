import { MonitorSmartphone, X } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { pushList, pushUnsubscribe } from '#features/notifications/channels.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Device = OutputOf<typeof pushList>['list'][number];
type Props = { list: readonly Device[]; here: string | null };

/** The devices that are called, and what became of those that no longer are. */
export function Devices({ list, here }: Props) {
  const { devices: words } = useWords().reach;
  const say = useSay();
  const toast = useToast();
  const [ending, setEnding] = useState<Device>();
  const end = useAct(pushUnsubscribe, {
    changes: [pushList],
    onDone: () => {
      setEnding(undefined);
      toast(words.ended);
    },
  });
  if (list.length === 0) return <Text look="small">{words.none}</Text>;
  const nameOf = ({ name }: Device) => (name === '' ? words.unnamed : name);
  return (
    <>
      <Rows label={words.title}>
        {list.map((device) => (
          <Row
            key={device.id}
            lead={<MonitorSmartphone aria-hidden className="size-6 text-muted" />}
            title={nameOf(device)}
            detail={<When device={device} />}
            end={
              device.state === 'ended' ? undefined : (
                <IconButton
                  label={words.end}
                  icon={<X aria-hidden className="size-5" />}
                  onClick={() => setEnding(device)}
                />
              )
            }
            below={
              <>
                {device.id === here ? <Badge tone="accent">{words.here}</Badge> : null}
                <Badge tone={device.state === 'on' ? 'good' : device.state === 'failing' ? 'warn' : 'plain'}>
                  {words.state[device.state]}
                </Badge>
                {device.ended_why === null ? null : <span>{words.why[device.ended_why]}</span>}
              </>
            }
          />
        ))}
      </Rows>
      <ConfirmDialog
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onConfirm={() => (ending === undefined ? undefined : end.act({ id: ending.id }))}
        title={words.endTitle}
        action={words.end}
        isDanger
        isBusy={end.isBusy}
        error={end.error}
      >
        {ending === undefined ? null : <Text>{say(words.endDetail, { name: nameOf(ending) })}</Text>}
      </ConfirmDialog>
    </>
  );
}

function When({ device: { added_at: added, last_at: last } }: { device: Device }) {
  const { devices: words } = useWords().reach;
  return (
    <span className="flex flex-wrap gap-x-2">
      <span>
        {words.added} <TimeText at={added} form="date" />
      </span>
      {last === null ? null : (
        <span>
          {words.last} <TimeText at={last} form="both" />
        </span>
      )}
    </span>
  );
}
