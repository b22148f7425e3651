import { useState } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import * as calls from '#features/help/content.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';

type Version = Omit<OutputOf<typeof calls.deskArticle>['versions'][number], 'title' | 'body'>;
type Props = {
  kind: ContentKind;
  id: string;
  lang: Language;
  isBuiltIn: boolean;
  versions: readonly Version[];
};
type Asked = { readonly act: 'again' | 'end'; readonly version: number };

const tones = { shown: 'good', scheduled: 'info', replaced: 'plain', over: 'plain', ended: 'warn' } as const;

/** Every version, who published it and when; an earlier one is published again, one that stands is taken down. */
export function VersionRows({ kind, id, lang, isBuiltIn, versions }: Props) {
  const words = useWords().content.versions;
  const say = useSay();
  const [asked, setAsked] = useState<Asked>();
  const newest = versions[0]?.version ?? 0;
  const again = (version: number) => (
    <Button tone="quiet" size="small" onClick={() => setAsked({ act: 'again', version })}>
      {words.again}
    </Button>
  );
  return (
    <Section title={words.title}>
      {versions.length === 0 ? <Text look="muted">{words.none}</Text> : null}
      {versions.length === 0 ? null : (
        <Rows label={words.title}>
          {versions.map((version) => (
            <Row
              key={version.version}
              title={say(words.version, { version: version.version })}
              detail={<Told version={version} />}
              end={
                <Stack isRow gap="small">
                  <Badge tone={tones[version.state]}>{words.state[version.state]}</Badge>
                  {version.state === 'shown' || version.state === 'scheduled' ? (
                    <Button
                      tone="quiet"
                      size="small"
                      onClick={() => setAsked({ act: 'end', version: version.version })}
                    >
                      {words.end}
                    </Button>
                  ) : (
                    again(version.version)
                  )}
                </Stack>
              }
            />
          ))}
          {isBuiltIn ? <Row title={words.own} end={again(0)} /> : null}
        </Rows>
      )}
      {asked === undefined ? null : (
        <Sure {...asked} named={{ kind, id, lang }} newest={newest} onClose={() => setAsked(undefined)} />
      )}
    </Section>
  );
}

function Told({ version }: { version: Version }) {
  const words = useWords().content.versions;
  const say = useSay();
  const { time } = useFormats();
  const { by, at, from, until, again_of: of } = version;
  const window =
    until === null
      ? say(words.from_on, { from: time(from) })
      : say(words.from_until, { from: time(from), until: time(until) });
  return (
    <span className="flex flex-col">
      <span>{say(words.by, { name: by, time: time(at) })}</span>
      <span>{window}</span>
      {of === null ? null : <span>{of === 0 ? words.again_own : say(words.again_of, { version: of })}</span>}
    </span>
  );
}

type SureProps = Asked & {
  named: { kind: ContentKind; id: string; lang: Language };
  newest: number;
  onClose: () => void;
};

function Sure({ act, version, named, newest, onClose }: SureProps) {
  const words = useWords().content;
  const say = useSay();
  const toast = useToast();
  const done = (text: string) => {
    toast(text);
    onClose();
  };
  const again = useAct(calls.republishContent, {
    changes: changedByWriting,
    onDone: (made) => done(say(words.window.published, { version: made.version })),
  });
  const end = useAct(calls.endContent, {
    changes: changedByWriting,
    onDone: () => done(words.versions.ended),
  });
  const isAgain = act === 'again';
  return (
    <ConfirmDialog
      isOpen
      title={isAgain ? words.versions.again_title : words.versions.end_title}
      action={isAgain ? words.versions.again : words.versions.end}
      isDanger={!isAgain}
      isBusy={again.isBusy || end.isBusy}
      onClose={onClose}
      onConfirm={() => (isAgain ? again.act({ ...named, version, newest }) : end.act({ ...named, version }))}
    >
      <p>{isAgain ? words.versions.again_text : words.versions.end_text}</p>
      <ContentError error={isAgain ? again.error : end.error} />
    </ConfirmDialog>
  );
}
