import { useState } from 'react';
import { articleRoute } from '#domain/content/article-route.ts';
import { contentLengths } from '#domain/content/content.ts';
import { faultsOfBody, faultsOfWords } from '#domain/content/content-faults.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { readMarkup } from '#domain/content/markup.ts';
import { saveArticleDraft, type deskArticle } from '#features/help/content.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Prose } from '#ui/content/Prose.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { DraftActs, DraftOf } from './DraftActs.tsx';
import { FaultList } from './FaultList.tsx';

type Article = OutputOf<typeof deskArticle>;

/** The words of an answer in one language, with what is wrong with them and how merchants would see them. */
export function ArticleEditor({ article }: { article: Article }) {
  const words = useWords().content;
  const { id, lang, draft } = article;
  const typing = useTyping(article);
  const { title, setTitle, body, setBody, revision, save } = typing;
  const isArticle = (name: string) => article.targets.includes(name);
  const faults = [
    ...faultsOfWords(title),
    ...faultsOfBody(body, { isArticle, values: Object.keys(article.values) }),
  ];
  return (
    <>
      <Card title={words.articles.edit}>
        <DraftOf draft={draft} />
        <Form
          label={words.articles.edit}
          onSend={() => save.act({ id, lang, revision, title: title.trim(), body })}
        >
          <TextField
            label={words.articles.heading}
            lang={lang}
            maxLength={contentLengths.title}
            value={title}
            onChange={setTitle}
          />
          <TextArea
            label={words.articles.body}
            hint={words.articles.body_hint}
            lang={lang}
            rows={18}
            maxLength={contentLengths.body}
            value={body}
            onChange={setBody}
          />
          <FaultList faults={faults} />
          <ContentError error={save.error} />
          <DraftActs
            named={{ kind: 'article', id, lang }}
            revision={revision}
            isChanged={typing.isChanged}
            isBusy={save.isBusy}
            faultCount={faults.length}
            error={save.error}
            onGone={typing.forget}
            onOpenTheirs={typing.openTheirs}
          />
        </Form>
      </Card>
      <Preview article={article} title={title} body={body} />
    </>
  );
}

/** What is typed outlives every asking again: only a save, and opening theirs, changes what it stands on. */
function useTyping({ draft, shown, lang }: Article) {
  const words = useWords().content.draft;
  const toast = useToast();
  const start = draft ?? (shown?.lang === lang ? shown : { title: '', body: '' });
  const [title, setTitle] = useState(start.title);
  const [body, setBody] = useState(start.body);
  const [revision, setRevision] = useState(draft?.revision ?? 0);
  const [kept, setKept] = useState({ title: start.title, body: start.body });
  const save = useAct(saveArticleDraft, {
    changes: changedByWriting,
    onDone: (saved) => {
      setRevision(saved.revision);
      setKept({ title, body });
      toast(words.saved);
    },
  });
  function openTheirs(): void {
    setTitle(start.title);
    setBody(start.body);
    setKept({ title: start.title, body: start.body });
    setRevision(draft?.revision ?? 0);
    save.reset();
  }
  const isChanged = title !== kept.title || body !== kept.body;
  const forget = () => setRevision(0);
  return { title, setTitle, body, setBody, revision, isChanged, save, forget, openTheirs };
}

/** Links are to be seen, not to be followed: they are those of another app. */
function Preview({ article, title, body }: { article: Article; title: string; body: string }) {
  const words = useWords().content.articles;
  const filled = body.replace(/\{(\w+)\}/g, (whole, name: string) => article.values[name] ?? whole);
  const blocks = readMarkup(filled, (name) =>
    article.targets.includes(name) ? articleRoute(name) : undefined,
  );
  return (
    <Card title={words.preview}>
      <div inert lang={article.lang} className="flex flex-col gap-4">
        <p className="text-title">{title}</p>
        <Prose blocks={blocks} />
      </div>
    </Card>
  );
}
