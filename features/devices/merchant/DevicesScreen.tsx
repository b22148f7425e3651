import { Fingerprint, Signature, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listDevices } from '#features/devices/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AddDeviceSheet } from './AddDeviceSheet.tsx';
import { EndDeviceSheet } from './EndDeviceSheet.tsx';
import { findOwnKey } from './device-key.ts';
import { hasPasskeys } from './passkey.ts';

type Devices = OutputOf<typeof listDevices>;
export type Device = Devices['list'][number];

/** Which devices sign for the shop: added, removed, and from when until when each signs. */
export function DevicesScreen() {
  const { devices: words } = useWords();
  const query = useEndpoint(listDevices, {});
  return (
    <Page title={words.title} back="/settings/security" lead={words.lead} width="narrow">
      <QueryView query={query} skeleton={<SkeletonRows count={2} />}>
        {(value) => <Content devices={value} />}
      </QueryView>
    </Page>
  );
}

type Open = { readonly kind: 'device' | 'passkey' } | { readonly device: Device };

function Content({ devices }: { devices: Devices }) {
  const { devices: words } = useWords();
  const list = devices.list.filter(({ status }) => status !== 'removed');
  const own = useOwnKey(list);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Stack>
      {list.length === 0 ? (
        <Empty says={words.none} detail={words.noneDetail} icon={<Signature className="size-9" />} />
      ) : (
        <Rows label={words.title}>
          {list.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isOwn={device.public_key === own}
              onPress={() => setOpen({ device })}
            />
          ))}
        </Rows>
      )}
      <AddPart
        devices={devices}
        count={list.length}
        hasOwn={own !== undefined}
        onAdd={(kind) => setOpen({ kind })}
      />
      {open === undefined ? null : 'kind' in open ? (
        <AddDeviceSheet kind={open.kind} devices={devices} isFirst={list.length === 0} onClose={close} />
      ) : (
        <EndDeviceSheet
          device={open.device}
          isLast={!list.some(({ id, status }) => id !== open.device.id && status === 'active')}
          isOnly={list.length === 1}
          hasFactor={devices.second_factor}
          onClose={close}
        />
      )}
    </Stack>
  );
}

type AddProps = {
  devices: Devices;
  count: number;
  hasOwn: boolean;
  onAdd: (kind: 'device' | 'passkey') => void;
};

function AddPart({ devices: { max }, count, hasOwn, onAdd }: AddProps) {
  const { devices: words } = useWords();
  const say = useSay();
  if (count >= max) return <Note>{say(words.full, { max })}</Note>;
  return (
    <>
      <Stack>
        {hasOwn ? null : (
          <Button isWide icon={<Smartphone aria-hidden className="size-5" />} onClick={() => onAdd('device')}>
            {words.addPhone}
          </Button>
        )}
        {hasPasskeys() ? (
          <Button
            isWide
            tone="plain"
            icon={<Fingerprint aria-hidden className="size-5" />}
            onClick={() => onAdd('passkey')}
          >
            {words.addPasskey}
          </Button>
        ) : null}
      </Stack>
      <Text look="small">{count === 0 ? words.firstNote : words.laterNote}</Text>
      {count > 0 && !hasOwn ? <Text look="small">{words.lost}</Text> : null}
    </>
  );
}

function DeviceRow({ device, isOwn, onPress }: { device: Device; isOwn: boolean; onPress: () => void }) {
  const { devices: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { kind, status } = device;
  const Icon = kind === 'passkey' ? Fingerprint : Smartphone;
  const badges = {
    active: { tone: 'good', text: words.badgeActive },
    waiting: { tone: 'warn', text: words.badgeWaiting },
    leaving: { tone: 'warn', text: words.badgeLeaving },
    removed: { tone: 'plain', text: words.remove },
  } as const;
  const when =
    status === 'leaving'
      ? say(words.leaving, { when: time(device.removal_from ?? device.active_from) })
      : status === 'waiting'
        ? say(words.waiting, { when: time(device.active_from) })
        : say(words.active, { when: time(device.active_from) });
  return (
    <Row
      onPress={onPress}
      lead={<Icon aria-hidden className="size-6 shrink-0 text-muted" />}
      title={device.name}
      detail={kind === 'passkey' ? words.asks : words.automatic}
      below={
        <>
          <Badge tone={badges[status].tone}>{badges[status].text}</Badge>
          {isOwn ? <Badge tone="plain">{words.thisDevice}</Badge> : null}
          <span>{when}</span>
        </>
      }
    />
  );
}

/** The public key that this browser has the other half of; undefined while it is looked up, and where it has none. */
function useOwnKey(list: readonly Device[]): string | undefined {
  const [own, setOwn] = useState<string>();
  const keys = list.map(({ public_key: key }) => key).join(' ');
  useEffect(() => {
    let isOver = false;
    void findOwnKey(keys.split(' ')).then((found) => (isOver ? undefined : setOwn(found)));
    return () => {
      isOver = true;
    };
  }, [keys]);
  return own;
}
