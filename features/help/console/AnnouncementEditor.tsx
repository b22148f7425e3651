import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { contentLengths, insideRoute } from '#domain/content/content.ts';
import { faultsOfWords, type Fault } from '#domain/content/content-faults.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { defaultLanguage, languages, type Language } from '#domain/text/language.ts';
import { levelCodes, type LevelCode } from '#domain/shop/levels.ts';
import {
  announcement,
  audiences,
  listAnnouncements,
  saveAnnouncement,
} from '#features/help/announcements.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { ContentError } from './ContentError.tsx';
import { FaultList } from './FaultList.tsx';
import { momentOf, typedMoment } from './moments.ts';
import { SendAnnouncement } from './SendAnnouncement.tsx';

type Announcement = OutputOf<typeof announcement>;
type Typed = {
  readonly audience: (typeof audiences)[number];
  readonly level: LevelCode;
  readonly country: string;
  readonly route: string;
  readonly due: string;
  readonly texts: Announcement['texts'];
};

function typedOf(one: Announcement | undefined): Typed {
  return {
    audience: one?.audience ?? 'all',
    level: one?.level ?? 'standard',
    country: one?.country ?? '',
    route: one?.route ?? '',
    due: typedMoment(one?.due_at ?? null),
    texts: one?.texts ?? {},
  };
}

/** What is typed as the call asks for it; undefined where it cannot be kept. */
function askOf({ audience, level, country, route, due, texts }: Typed) {
  const at = momentOf(due);
  if (at === null) return undefined;
  if (audience === 'country' && !/^[A-Z]{2}$/.test(country)) return undefined;
  if (route !== '' && !insideRoute.test(route)) return undefined;
  return {
    audience,
    level: audience === 'level' ? level : null,
    country: audience === 'country' ? country : null,
    route: route === '' ? null : route,
    due_at: at ?? new Date().toISOString(),
    texts,
  };
}

function faultsOf({ texts }: Typed): Fault[] {
  const list = Object.values(texts).flatMap(({ title, body }) => [title, body]);
  const missing: Fault[] =
    texts[defaultLanguage] === undefined ? [{ line: 1, reason: 'empty', word: '' }] : [];
  return [...missing, ...list.flatMap(faultsOfWords)];
}

/** An announcement as it is written: to whom, when, in which words. */
export function AnnouncementEditor({ announcement: one }: { announcement?: Announcement }) {
  const words = useWords().content.announcements;
  const toast = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(typedOf(one));
  const [kept, setKept] = useState(JSON.stringify(typedOf(one)));
  const [revision, setRevision] = useState(one?.revision ?? 0);
  const [isSending, setSending] = useState(false);
  const save = useAct(saveAnnouncement, {
    changes: [announcement, listAnnouncements],
    onDone: (saved) => {
      setRevision(saved.revision);
      setKept(JSON.stringify(typed));
      toast(words.saved);
      if (one === undefined) navigate(`/announcements/${saved.id}`, { replace: true });
    },
  });
  const ask = askOf(typed);
  const faults = faultsOf(typed);
  const isChanged = JSON.stringify(typed) !== kept;
  function send(): void {
    if (ask !== undefined) save.act({ ...(one === undefined ? {} : { id: one.id }), revision, ...ask });
  }
  return (
    <Form label={words.words} onSend={send}>
      <ToWhom typed={typed} onChange={setTyped} />
      <Words typed={typed} onChange={setTyped} />
      <FaultList faults={faults} />
      <ContentError error={save.error} />
      <Stack isRow>
        <Button type="submit" isBusy={save.isBusy} disabled={ask === undefined || !isChanged}>
          {words.save}
        </Button>
        {one === undefined ? null : (
          <Button tone="plain" disabled={isChanged || faults.length > 0} onClick={() => setSending(true)}>
            {typed.audience === 'all' ? words.send_all : words.send_some}
          </Button>
        )}
      </Stack>
      {isSending && one !== undefined ? (
        <SendAnnouncement
          id={one.id}
          revision={revision}
          isToAll={typed.audience === 'all'}
          onClose={() => setSending(false)}
        />
      ) : null}
    </Form>
  );
}

type PartProps = { typed: Typed; onChange: (typed: Typed) => void };

function ToWhom({ typed, onChange }: PartProps) {
  const { announcements: words, banners, window } = useWords().content;
  const isWrongCountry = typed.country !== '' && !/^[A-Z]{2}$/.test(typed.country);
  const isWrongRoute = typed.route !== '' && !insideRoute.test(typed.route);
  return (
    <Card title={words.audience_label}>
      <ChoiceField
        label={words.audience_label}
        isLabelHidden
        value={typed.audience}
        onChange={(audience) => onChange({ ...typed, audience })}
        options={audiences.map((value) => ({ value, label: words.audience[value] }))}
      />
      {typed.audience === 'level' ? (
        <SelectField
          label={words.level}
          value={typed.level}
          onChange={(level) => onChange({ ...typed, level })}
          options={levelCodes.map((value) => ({ value, label: words.levels[value] }))}
        />
      ) : null}
      {typed.audience === 'country' ? (
        <TextField
          label={words.country}
          hint={words.country_hint}
          maxLength={2}
          value={typed.country}
          onChange={(country) => onChange({ ...typed, country: country.toUpperCase() })}
          error={isWrongCountry ? words.country_wrong : undefined}
        />
      ) : null}
      <TextField
        label={words.due}
        hint={words.due_hint}
        type="datetime-local"
        value={typed.due}
        onChange={(due) => onChange({ ...typed, due })}
        error={momentOf(typed.due) === null ? window.wrong_time : undefined}
      />
      <TextField
        label={words.route}
        hint={banners.route_hint}
        autoCapitalize="none"
        maxLength={250}
        value={typed.route}
        onChange={(route) => onChange({ ...typed, route: route.trim() })}
        error={isWrongRoute ? banners.route_wrong : undefined}
      />
    </Card>
  );
}

function Words({ typed, onChange }: PartProps) {
  const words = useWords().content;
  const [lang, setLang] = useState<Language>(defaultLanguage);
  const text = typed.texts[lang] ?? { title: '', body: '' };
  function put(more: Partial<typeof text>): void {
    const next = { ...text, ...more };
    const { [lang]: _before, ...rest } = typed.texts;
    const isEmpty = next.title === '' && next.body === '';
    onChange({ ...typed, texts: isEmpty ? rest : { ...rest, [lang]: next } });
  }
  return (
    <Card title={words.announcements.words}>
      <Text look="muted">{words.announcements.english_needed}</Text>
      <SelectField
        label={words.language}
        value={lang}
        onChange={setLang}
        options={languages.map((value) => ({ value, label: words.languages[value] ?? value }))}
      />
      <TextField
        label={words.announcements.heading}
        lang={lang}
        maxLength={contentLengths.announcementTitle}
        value={text.title}
        onChange={(title) => put({ title })}
      />
      <TextArea
        label={words.announcements.body}
        lang={lang}
        rows={6}
        maxLength={contentLengths.announcementBody}
        value={text.body}
        onChange={(body) => put({ body })}
      />
    </Card>
  );
}
