import type { PageBase } from '#ui/storefront/page-base.ts';
import { EyeOff, ShieldAlert } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import type { TalkMessage, TalkOfOrder } from '#features/chat/talk.shapes.ts';
import { pageZone, TextAreaInput, TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Order = TalkOfOrder & PageBase;

/** What scrolls can be reached and scrolled without a mouse. */
const byKeys = { tabIndex: 0 } as const;

/** What buyer and shop have said about the order, and the form to write. It works as a page; a script makes it live. */
export function OrderTalk({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { talk, order } = page;
  const path = `${page.base}/order/${encodeURIComponent(page.token)}`;
  return (
    <div
      id="messages"
      data-talk={page.token}
      data-last={talk.lastSeq}
      data-shown={talk.isEarlier ? 'earlier' : 'newest'}
      className="scroll-mt-20"
    >
      <Card title={words.chatTitle}>
        <p className="text-meta text-muted">{words.chatLead}</p>
        {talk.earlierThan === undefined ? null : (
          <a href={`${path}?before=${talk.earlierThan}#messages`} className={buttonClass('plain', 'small')}>
            {words.chatEarlier}
          </a>
        )}
        <div
          role="log"
          aria-label={words.chatLog}
          aria-live="polite"
          {...byKeys}
          data-talk-log
          className="flex max-h-112 flex-col gap-3 overflow-y-auto"
        >
          {talk.messages.map((message) => (
            <Said key={message.seq} page={page} message={message} />
          ))}
        </div>
        {talk.messages.length === 0 ? <p data-talk-empty>{words.chatEmpty}</p> : null}
        <p hidden data-talk-typing className="text-meta text-muted">
          {say(words.chatTyping, { shop: order.shop.name })}
        </p>
        {talk.isEarlier ? (
          <a href={`${path}#messages`} className={buttonClass('plain', 'small')}>
            {words.chatNewest}
          </a>
        ) : null}
        <Standing hasHidden={talk.messages.some(isPartHidden)} />
        {talk.canWrite ? <Writing page={page} path={path} /> : <p>{words.chatClosed}</p>}
        <After page={page} path={path} />
        {talk.isEarlier ? null : <Templates page={page} />}
      </Card>
    </div>
  );
}

function Said({ page, message }: { page: Order; message: TalkMessage }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const isMine = message.by === 'buyer';
  return (
    <div data-seq={message.seq} className={bubbleClass(isMine)}>
      <span className="text-caption font-medium text-muted">
        {isMine ? words.chatYou : message.by === 'desk' ? words.chatDesk : page.order.shop.name}
      </span>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {message.parts.map((part, at) =>
          'text' in part ? (
            <bdi key={at}>{part.text}</bdi>
          ) : (
            <Hidden key={at} kind={words.chatHidden[part.masked]} />
          ),
        )}
      </p>
      <Pictures files={message.files} />
      <span className="self-end text-caption text-muted">
        <time dateTime={message.at}>{formatTime(language, new Date(message.at), 'both', pageZone)}</time>
        {isMine && message.seq <= page.talk.readTo ? ` · ${words.chatRead}` : null}
      </span>
    </div>
  );
}

function bubbleClass(isMine: boolean): string {
  return cx(
    'flex w-fit max-w-[90%] min-w-0 flex-col gap-1 rounded-card px-3.5 py-2.5',
    isMine ? 'self-end bg-accent-soft' : 'self-start border border-line bg-surface',
  );
}

/** In place of what was hidden. The reason is said once, under the conversation. */
function Hidden({ kind }: { kind: string }) {
  const words = useStorefrontWords();
  return (
    <span
      title={words.chatHiddenWhy}
      className="mx-0.5 inline-flex items-center gap-1 rounded-full bg-warn-soft px-2 py-0.5 text-meta font-medium text-warn"
    >
      <EyeOff aria-hidden className="size-4 shrink-0" />
      {kind}
    </span>
  );
}

function Pictures({ files }: { files: TalkMessage['files'] }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {files.map(({ id, url }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={say(words.chatPictureOpen, { place: index + 1 })}
            width={80}
            height={80}
            loading="lazy"
            className="size-20 rounded-field border border-line object-cover"
          />
        </a>
      ))}
    </span>
  );
}

function isPartHidden({ parts }: TalkMessage): boolean {
  return parts.some((part) => 'masked' in part);
}

/** Why something was hidden is said where something was. */
function Standing({ hasHidden }: { hasHidden: boolean }) {
  const words = useStorefrontWords();
  return (
    <p className="flex gap-2 rounded-field bg-warn-soft p-3 text-meta text-warn">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>{words.chatStanding}</strong> {words.chatStandingMore}
        {hasHidden ? ` ${words.chatHiddenWhy}` : null}
      </span>
    </p>
  );
}

function Writing({ page, path }: { page: Order; path: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { draft } = page.talk;
  const size = Math.floor(limits.uploadBytesMax / 1_048_576);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${path}/talk`}
      noValidate
      data-talk-form
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="once" value={page.once} />
      {draft?.files.map((one) => (
        <input key={one} type="hidden" name="keep" value={one} />
      ))}
      <TextAreaInput
        name="text"
        label={say(words.chatWrite, { shop: page.order.shop.name })}
        hint={say(words.chatHint, { max: limits.chatCharactersMax })}
        rows={3}
        dir="auto"
        defaultValue={draft?.text}
      />
      {draft === undefined || draft.files.length === 0 ? null : (
        <p className="text-meta">{say(words.chatPicturesKept, { count: draft.files.length })}</p>
      )}
      <FieldFrame
        label={words.chatPictures}
        hint={say(words.chatPicturesHint, { max: limits.chatFilesMax, size })}
      >
        {(ids) => (
          <input {...ids} type="file" name="picture" multiple accept="image/*" className={controlClass} />
        )}
      </FieldFrame>
      <Button type="submit" isWide>
        {words.chatSend}
      </Button>
      <p
        role="status"
        data-talk-state
        data-sending={words.chatSending}
        data-sent={words.chatSentNow}
        data-failed={words.chatFailed}
        data-waits={words.chatWaits}
        className="text-meta font-medium empty:hidden"
      />
    </form>
  );
}

/** What one may do with the conversation besides writing. */
function After({ page, path }: { page: Order; path: string }) {
  const words = useStorefrontWords();
  const { talk } = page;
  return (
    <>
      {talk.messages.length === 0 ? null : (
        <Button size="small" tone="plain" hidden data-talk-save>
          {words.chatSave}
        </Button>
      )}
      {talk.isReported ? <p className="text-meta text-muted">{words.chatReportedNow}</p> : null}
      {talk.canReport ? (
        <details open={talk.draft !== undefined && talk.draft.reason !== ''}>
          <summary className="flex min-h-target items-center text-meta font-medium text-accent-ink">
            {words.chatReport}
          </summary>
          <form method="post" action={`${path}/talk/report`} className="flex flex-col gap-3 pt-2">
            <p className="text-meta text-muted">{words.chatReportText}</p>
            <TextInput
              name="reason"
              label={words.chatReportReason}
              maxLength={limits.chatReasonMax}
              required
              defaultValue={talk.draft?.reason}
            />
            <Button type="submit" tone="plain" size="small">
              {words.chatReportSend}
            </Button>
          </form>
        </details>
      ) : null}
    </>
  );
}

/** What the script makes new messages of: it may write no HTML. */
function Templates({ page }: { page: Order }) {
  const words = useStorefrontWords();
  const names = { merchant: page.order.shop.name, desk: words.chatDesk, buyer: words.chatYou };
  return (
    <>
      {(['buyer', 'merchant', 'desk'] as const).map((by) => (
        <template key={by} data-talk-row={by}>
          <div className={bubbleClass(by === 'buyer')}>
            <span className="text-caption font-medium text-muted">{names[by]}</span>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere" />
            <span data-pictures className="flex flex-wrap gap-2 empty:hidden" />
            <time className="self-end text-caption text-muted" />
          </div>
        </template>
      ))}
      {Object.entries(words.chatHidden).map(([kind, text]) => (
        <template key={kind} data-talk-hidden={kind}>
          <Hidden kind={text} />
        </template>
      ))}
      <template data-talk-picture>
        <a href="#messages" target="_blank" rel="noreferrer">
          <img
            alt={words.chatPictures}
            width={80}
            height={80}
            className="size-20 rounded-field border border-line object-cover"
          />
        </a>
      </template>
    </>
  );
}
