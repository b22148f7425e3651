import { useState } from 'react';
import { listDevices, removeDevice, retainDevice } from '#features/devices/contract.ts';
import { useFieldErrors } from '#features/people/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Device } from './DevicesScreen.tsx';
import { nothingTyped, ProofFields, proofOf } from './ProofFields.tsx';

type Props = {
  device: Device;
  /** No other device signs now: its removal waits a day. */
  isLast: boolean;
  /** No other device is there at all. */
  isOnly: boolean;
  hasFactor: boolean;
  onClose: () => void;
};

/** Removes a device, or keeps one whose removal waits; both need the transaction password. */
export function EndDeviceSheet({ device, isLast, isOnly, hasFactor, onClose }: Props) {
  const { devices: words } = useWords();
  const say = useSay();
  const [typed, setTyped] = useState(nothingTyped);
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useEnd(device, onClose);
  const { at, rest } = useFieldErrors(error, ['pay_password', 'password', 'code']);
  const { name } = device;
  const isLeaving = device.status === 'leaving';
  const title = say(isLeaving ? words.keepTitle : words.removeTitle, { name });
  const waits = isLast && device.status === 'active';

  function send() {
    setSent(true);
    const proof = proofOf('pin', hasFactor, typed);
    if (proof !== undefined) act(proof);
  }

  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Text>{isLeaving ? words.keepText : waits ? words.removeLast : words.removeNow}</Text>
      {waits && isOnly ? <Note tone="warn">{words.removeAll}</Note> : null}
      <Form label={title} onSend={send}>
        <ProofFields
          way="pin"
          wantsCode={hasFactor}
          typed={typed}
          onChange={setTyped}
          wasSent={wasSent}
          errorAt={at}
        />
        <ErrorBox error={rest} />
        <Button type="submit" isWide tone={isLeaving ? 'main' : 'danger'} isBusy={isBusy}>
          {isLeaving ? words.keep : words.remove}
        </Button>
      </Form>
    </Sheet>
  );
}

function useEnd({ id, name, status }: Device, onClose: () => void) {
  const { devices: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const finish = (text: string) => {
    toast(text, 'good');
    onClose();
  };
  const changes = [listDevices];
  const removal = useAct(removeDevice, {
    changes,
    onDone: ({ device }) =>
      finish(
        device.removal_from === null || device.status === 'removed'
          ? say(words.removed, { name })
          : say(words.leavingDone, { name, when: time(device.removal_from) }),
      ),
  });
  const retention = useAct(retainDevice, { changes, onDone: () => finish(say(words.kept, { name })) });
  const chosen = status === 'leaving' ? retention : removal;
  return {
    act: (proof: NonNullable<ReturnType<typeof proofOf>>) => {
      if ('pay_password' in proof) chosen.act({ id, ...proof });
    },
    isBusy: chosen.isBusy,
    error: chosen.error,
  };
}
