import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  brandHistory,
  brandSettings,
  changeLook,
  uploadLogo,
} from '#features/configuration/brand.contract.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UploadProgress } from '#ui/forms/UploadProgress.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUpload } from '#ui/calls/useUpload.ts';

type Settings = OutputOf<typeof brandSettings>;

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Colour, help and the sender of emails: one owner changes them. */
export function LookCard({ settings }: { settings: Settings }) {
  const { config } = useWords();
  const words = config.brand;
  const toast = useToast();
  const [color, setColor] = useState(settings.color ?? '');
  const [support, setSupport] = useState(settings.support ?? '');
  const [sender, setSender] = useState(settings.sender ?? '');
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const change = useAct(changeLook, {
    changes: [brandSettings, brandHistory],
    onDone: () => toast(config.saved, 'good'),
  });
  const isBadColor = color.trim() !== '' && !/^#[0-9a-fA-F]{6}$/.test(color.trim());
  const isBadSupport = support.trim() !== '' && !/^(?:https:\/\/|mailto:)[^\s<>"]+$/.test(support.trim());

  function send(): void {
    setTried(true);
    if (isBadColor || isBadSupport) return;
    const look = { color: orNull(color), support: orNull(support), sender: orNull(sender) };
    change.act({ version: settings.look_version, ...look, why });
  }

  return (
    <Card title={words.look}>
      <Form onSend={send} label={words.look}>
        <TextField
          label={words.color}
          hint={words.color_hint}
          value={color}
          onChange={setColor}
          error={hasTried && isBadColor ? words.bad_color : undefined}
          spellCheck={false}
        />
        <TextField
          label={words.support}
          hint={words.support_hint}
          value={support}
          onChange={setSupport}
          error={hasTried && isBadSupport ? words.bad_support : undefined}
          maxLength={300}
          inputMode="url"
        />
        <TextField
          label={words.sender}
          hint={words.sender_hint}
          value={sender}
          onChange={setSender}
          maxLength={60}
        />
        <TextField label={config.why} value={why} onChange={setWhy} maxLength={2000} />
        <SaidFault error={change.error} />
        <Button type="submit" isBusy={change.isBusy}>
          {config.save}
        </Button>
      </Form>
    </Card>
  );
}

/** The logo as it is, and another one. */
export function LogoCard({ settings }: { settings: Settings }) {
  const { config } = useWords();
  const words = config.brand;
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const upload = useUpload(uploadLogo, {
    changes: [brandSettings, brandHistory],
    onDone: () => {
      setFile(undefined);
      toast(config.saved, 'good');
    },
  });
  const { logo_url: url, look_version: version } = settings;
  return (
    <Card title={words.logo}>
      {url === null ? (
        <Text look="muted">{words.logo_none}</Text>
      ) : (
        <Picture image={{ url, alt: words.logo_now }} />
      )}
      <FileField label={words.logo} hint={words.logo_hint} takes="picture" value={file} onChange={setFile} />
      <UploadProgress upload={upload} />
      <SaidFault error={upload.error} />
      {file === undefined ? null : (
        <Button isBusy={upload.isBusy} onClick={() => upload.send({ version }, { file })}>
          {words.logo_send}
        </Button>
      )}
    </Card>
  );
}
