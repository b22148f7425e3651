import { useState } from 'react';
import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { addDevice, beginSigningPasskey, listDevices } from '#features/devices/contract.ts';
import { deviceOf, useFieldErrors } from '#features/people/ui/public.tsx';
import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useMutation } from '#ui/queries/useMutation.ts';
import { useClient } from '#ui/calls/client.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { makeDeviceKey } from './device-key.ts';
import { makePasskey } from './passkey.ts';
import { nothingTyped, ProofFields, proofOf, type ProofWay } from './ProofFields.tsx';

type Props = {
  kind: 'device' | 'passkey';
  devices: OutputOf<typeof listDevices>;
  isFirst: boolean;
  onClose: () => void;
};

/** A name, who it is, and the key: made in this browser, or by the person's passkeys. */
export function AddDeviceSheet({ kind, devices, isFirst, onClose }: Props) {
  const { devices: words, common } = useWords();
  const say = useSay();
  const [name, setName] = useState(() => ownName(kind));
  const [forgot, setForgot] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const [wasSent, setSent] = useState(false);
  const add = useAdd(kind, onClose);
  const way: ProofWay = devices.pay_password_set && !forgot ? 'pin' : 'password';
  const { at, rest } = useFieldErrors(add.error, ['name', 'pay_password', 'password', 'code']);
  const title = kind === 'passkey' ? words.addPasskey : words.addPhone;

  function send() {
    setSent(true);
    const proof = proofOf(way, devices.second_factor, typed);
    if (proof !== undefined && name.trim() !== '') add.mutate({ name: name.trim(), ...proof });
  }

  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Text>{isFirst ? words.firstNote : words.laterNote}</Text>
      <Form label={title} onSend={send}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={limits.deviceNameCharactersMax}
          value={name}
          onChange={setName}
          error={
            wasSent && name.trim() === '' ? say(common.cannotBeEmpty, { field: words.name }) : at('name')
          }
        />
        <ProofFields
          way={way}
          wantsCode={devices.second_factor}
          typed={typed}
          onChange={setTyped}
          wasSent={wasSent}
          errorAt={at}
        />
        {forgot ? <Note tone="warn">{words.forgotNote}</Note> : null}
        <AddFault error={rest} kind={kind} />
        <Button type="submit" isWide isBusy={add.isPending}>
          {words.add}
        </Button>
        {devices.pay_password_set ? (
          <Button tone="quiet" isWide onClick={() => setForgot(!forgot)}>
            {forgot ? words.usePin : words.forgotPin}
          </Button>
        ) : null}
      </Form>
    </Sheet>
  );
}

/** What the browser itself refuses is said in our words; its own are for developers. */
function AddFault({ error, kind }: { error: unknown; kind: Props['kind'] }) {
  const { devices: words } = useWords();
  if (error instanceof KeyFault)
    return <Note tone="warn">{kind === 'passkey' ? words.notMade : words.cannotKeep}</Note>;
  if (error instanceof Refusal && error.reason === 'known') return <Note tone="warn">{words.known}</Note>;
  return <ErrorBox error={error} />;
}

class KeyFault extends Error {}

type DeviceInput = Omit<InputOf<typeof addDevice>, 'public_key' | 'passkey' | 'challenge'>;

function useAdd(kind: Props['kind'], onClose: () => void) {
  const { devices: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const client = useClient();
  const queries = useQueryClient();
  // The same key again where the answer was lost: the platform has it then, or it has not.
  const [made, setMade] = useState<Key>();

  async function makeKey(): Promise<Key> {
    const options = kind === 'passkey' ? await client.call(beginSigningPasskey, {}) : undefined;
    try {
      if (options === undefined) return { public_key: await makeDeviceKey() };
      return { challenge: options.challenge, passkey: await makePasskey(options) };
    } catch (error) {
      throw new KeyFault('no key was made', { cause: error });
    }
  }

  return useMutation({
    mutationFn: async (ask: DeviceInput) => {
      const key = made ?? (await makeKey());
      setMade(key);
      try {
        return await client.call(addDevice, { ...ask, ...key });
      } catch (error) {
        // What was asked of the passkey is too old: it is asked anew.
        if (error instanceof Refusal && error.field === 'passkey') setMade(undefined);
        throw error;
      }
    },
    onSuccess: async ({ device }) => {
      const { name, status, active_from: from } = device;
      toast(
        status === 'active'
          ? say(words.added, { name })
          : say(words.addedWaiting, { name, when: time(from) }),
        'good',
      );
      onClose();
      await queries.invalidateQueries({ queryKey: [listDevices.name] });
    },
  });
}

type Key = Pick<InputOf<typeof addDevice>, 'public_key' | 'passkey' | 'challenge'>;

/** What people call it: names alone, as in the list of sessions. */
function ownName(kind: Props['kind']): string {
  const { name, platform } = deviceOf(navigator);
  if (kind === 'passkey') return platform ?? name ?? '';
  return [platform, name].filter((part) => part !== undefined).join(' ');
}
