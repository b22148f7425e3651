import { limits } from '#domain/limits.ts';
import { uploadFile } from '#features/files/contract.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

/** The merchant's own picture: chosen, sent and taken as soon as it has arrived. */
export function ProfilePicture({ avatar }: { avatar: { url: string } | null }) {
  const { profile: words } = useWords().safety;
  const toast = useToast();
  const act = useAct(perInfo, {
    changes: [perInfo, me],
    onDone: () => toast(words.saved, 'good'),
  });
  return (
    <Stack>
      {avatar === null ? null : <Picture image={{ url: avatar.url, alt: words.picture }} size="normal" />}
      <UploadField
        label={words.picture}
        hint={words.pictureHint}
        takes="picture"
        endpoint={uploadFile}
        ask={{ kind: 'avatar' }}
        bytesMax={limits.portraitBytesMax}
        onDone={(file) => {
          if (file !== undefined) act.act({ patch: { avatar_file_id: file.id } });
        }}
      />
      <ErrorBox error={act.error} />
      {avatar === null ? null : (
        <Button
          tone="quiet"
          size="small"
          isBusy={act.isBusy}
          onClick={() => act.act({ patch: { avatar_file_id: null } })}
        >
          {words.removePicture}
        </Button>
      )}
    </Stack>
  );
}
