import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { fillAnswer, type AnswerFacts } from '#domain/chat-answers.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listAnswers } from '#features/chat/answers.contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { useAnswerFacts } from './useAnswerFacts.ts';

export type Answer = OutputOf<typeof listAnswers>['list'][number];
type Props = { orderId: string; onPick: (text: string) => void; onClose: () => void };

/** Saved answers, found by a word; each is shown as it will be in the field. */
export function AnswerPicker({ orderId, onPick, onClose }: Props) {
  const words = useWords();
  const { answers } = words.inbox;
  const say = useSay();
  const query = useEndpoint(listAnswers, {});
  const { facts, isReady } = useAnswerFacts(orderId);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={answers.title}
      footer={
        <LinkButton to="/answers" tone="plain" isWide>
          {answers.manage}
        </LinkButton>
      }
    >
      <QueryView
        query={isReady ? query : { ...query, data: undefined, isPending: true }}
        skeleton={<SkeletonRows count={3} />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: (
            <Empty says={answers.none} detail={say(answers.noneDetail, { role: words.team.roles.service })} />
          ),
        }}
      >
        {({ list }) => <Choice list={list} facts={facts} onPick={onPick} />}
      </QueryView>
    </Sheet>
  );
}

type ChoiceProps = { list: readonly Answer[]; facts: AnswerFacts; onPick: (text: string) => void };

/** One field with a list under it: typing narrows it, arrows move along it, Enter or a touch takes one. */
function Choice({ list, facts, onPick }: ChoiceProps) {
  const { answers: words } = useWords().inbox;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const q = useDeferredValue(typed.trim().toLocaleLowerCase());
  const found = list.filter(({ name, text }) => `${name}\n${text}`.toLocaleLowerCase().includes(q));
  const active = Math.min(at, found.length - 1);
  useEffect(() => {
    // The sheet takes the focus for itself first.
    const timer = setTimeout(() => field.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function move(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = found[active];
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setAt((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onPick(fillAnswer(chosen.text, facts));
    }
  }

  return (
    <>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={words.search}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found.length === 0 ? undefined : `${id}-${active}`}
        placeholder={words.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={move}
        className="min-h-target w-full rounded-field border border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-muted"
      />
      <div className="pointer-coarse:hidden">
        <Text look="small">{words.keys}</Text>
      </div>
      <div id={id} role="listbox" aria-label={words.title} className="flex flex-col gap-1">
        {found.map((one, index) => (
          <Option
            key={one.id}
            id={`${id}-${index}`}
            one={one}
            text={fillAnswer(one.text, facts)}
            isActive={index === active}
            onPick={onPick}
          />
        ))}
      </div>
      {found.length === 0 ? <Empty says={words.noMatch} /> : null}
    </>
  );
}

type OptionProps = {
  id: string;
  one: Answer;
  /** As it will be in the field. */
  text: string;
  isActive: boolean;
  onPick: (text: string) => void;
};

/** The field above has the focus and its keys; a touch or a pointer takes one directly. */
function Option({ id, one, text, isActive, onPick }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPick(text);
      }}
      className={cx(
        'flex min-h-target cursor-pointer flex-col gap-0.5 rounded-field px-3 py-2 hover:bg-sunken',
        isActive && 'bg-accent-soft text-accent-ink',
      )}
    >
      <span className="font-medium wrap-anywhere">{one.name}</span>
      <span dir="auto" lang={one.lang ?? undefined} className="line-clamp-3 text-meta wrap-anywhere">
        {text}
      </span>
    </div>
  );
}
