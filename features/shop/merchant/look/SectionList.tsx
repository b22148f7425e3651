// What the shop's home is made of: its order, what of it is shown, and its few texts.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lookHeroes, lookTextMax, lookTitleMax } from '#domain/shop/look.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { moveSection, type Collections, type Section } from './choices.ts';
import { LookChoice } from './LookChoice.tsx';
import type { LookDraft } from './useLookDraft.ts';

type ListProps = { draft: LookDraft; collections: Collections };

export function SectionList({ draft: { look, change }, collections }: ListProps) {
  const { design: words } = useWords().shop;
  const say = useSay();
  const [moved, setMoved] = useState('');
  const { sections } = look;
  const all = sections.length;

  function move(from: number, step: -1 | 1) {
    const name = words.sections[sections[from]?.kind ?? 'goods'];
    change({ sections: moveSection(sections, from, step) });
    setMoved(say(words.moved, { name, place: from + step + 1, all }));
  }
  const set = (index: number, part: Partial<Section>) =>
    change({ sections: sections.map((one, at) => (at === index ? { ...one, ...part } : one)) });

  return (
    <Card title={words.sectionsTitle}>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol className="-my-3 flex flex-col divide-y divide-line">
        {sections.map((section, index) => (
          <li key={section.kind} className="flex flex-col gap-2 py-3">
            <SectionHead section={section} place={index} all={all} onMove={move} onSet={set} />
            {section.kind === 'hero' && section.is_on ? (
              <LookChoice
                label={words.hero}
                value={look.hero}
                onChange={(hero) => change({ hero })}
                options={lookHeroes.map((value) => ({ value, label: words.heroes[value] }))}
              />
            ) : null}
            {section.kind === 'collection' && section.is_on ? (
              <SelectField
                label={words.sections.collection}
                value={section.collection ?? ''}
                onChange={(id) => set(index, { collection: id === '' ? undefined : id })}
                options={[
                  { value: '', label: words.noCollection },
                  ...collections.map(({ id, title }) => ({ value: id, label: title })),
                ]}
              />
            ) : null}
            {section.is_on && section.kind !== 'goods' && section.kind !== 'promises' ? (
              <SectionTexts section={section} onSet={(part) => set(index, part)} />
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

type HeadProps = {
  section: Section;
  place: number;
  all: number;
  onMove: (from: number, step: -1 | 1) => void;
  onSet: (index: number, part: Partial<Section>) => void;
};

function SectionHead({ section, place, all, onMove, onSet }: HeadProps) {
  const { kind, is_on } = section;
  const { design: words } = useWords().shop;
  const say = useSay();
  const name = words.sections[kind];
  const needs = is_on ? needsOf(section) : undefined;
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1 pr-2">
        {kind === 'goods' ? (
          <>
            <p className="font-medium">{name}</p>
            <p className="text-meta text-muted">{words.goodsAlways}</p>
          </>
        ) : (
          <SwitchField
            label={name}
            hint={needs === undefined ? undefined : words[needs]}
            isOn={is_on}
            onChange={(isOn) => onSet(place, { is_on: isOn })}
          />
        )}
      </div>
      <MoveButtons
        labels={{ up: say(words.up, { name }), down: say(words.down, { name }) }}
        place={place}
        all={all}
        onMove={(step) => onMove(place, step)}
      />
    </div>
  );
}

/** What a section that is on waits for before buyers see it. */
function needsOf({ kind, title, text, collection }: Section) {
  if (kind === 'announcement' || kind === 'words')
    return title === '' && text === '' ? 'needsText' : undefined;
  if (kind === 'collection') return collection === undefined ? 'needsCollection' : undefined;
  return kind === 'sale' ? 'needsGoods' : undefined;
}

type MoveProps = {
  labels: { readonly up: string; readonly down: string };
  place: number;
  all: number;
  onMove: (step: -1 | 1) => void;
};

function MoveButtons({ labels, place, all, onMove }: MoveProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(undefined);
  // A row that moves in the page loses the focus, and at either end its button is off.
  useEffect(() => {
    const first = pressed.current === 1 ? down : up;
    const button = first.current?.disabled === true ? (first === up ? down : up) : first;
    if (pressed.current !== undefined) button.current?.focus();
    pressed.current = undefined;
  }, [place]);
  const press = (step: -1 | 1) => {
    pressed.current = step;
    onMove(step);
  };
  return (
    <>
      <IconButton
        ref={up}
        label={labels.up}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={place === 0}
        onClick={() => press(-1)}
      />
      <IconButton
        ref={down}
        label={labels.down}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={place === all - 1}
        onClick={() => press(1)}
      />
    </>
  );
}

function SectionTexts({ section, onSet }: { section: Section; onSet: (part: Partial<Section>) => void }) {
  const { design: words } = useWords().shop;
  const say = useSay();
  return (
    <Fold title={say(words.texts, { name: words.sections[section.kind] })}>
      <TextField
        label={words.headline}
        value={section.title}
        onChange={(title) => onSet({ title })}
        maxLength={lookTitleMax}
      />
      <TextArea
        label={words.text}
        value={section.text}
        onChange={(text) => onSet({ text })}
        maxLength={lookTextMax}
      />
    </Fold>
  );
}
