import { filesNeeded, qualificationsMax, type IdentityField } from '#domain/identity/identity.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Draft, PictureField } from './draft.ts';
import { PictureHints } from './PictureHints.tsx';

type Props = {
  draft: Draft;
  kept: ReadonlySet<IdentityField>;
  errorOf: (field: IdentityField) => string | undefined;
  isBusy: boolean;
  setPicture: (field: PictureField, file: File | undefined) => void;
  setPapers: (papers: readonly File[]) => void;
};

/** The pictures that this kind of document needs; what was right the last time need not be chosen again. */
export function PictureFields({ draft, kept, errorOf, isBusy, setPicture, setPapers }: Props) {
  const { identity: words } = useWords();
  const { facts, pictures, papers } = draft;
  const needed = filesNeeded(facts);
  const fields: PictureField[] = needed.includes('back') ? ['front', 'back', 'selfie'] : ['front', 'selfie'];
  const labelOf = (field: PictureField) =>
    field === 'front' && facts.doc_type === 'passport' ? words.frontPassport : words.labels[field];
  const hintOf = (field: PictureField) => {
    if (kept.has(field)) return words.hints.keptFile;
    return field === 'selfie' ? words.hints.selfie : words.hints.picture;
  };
  return (
    <>
      {fields.map((field) => (
        <FileField
          key={field}
          label={labelOf(field)}
          hint={hintOf(field)}
          error={errorOf(field)}
          takes="picture"
          value={pictures[field]}
          onChange={(file) => setPicture(field, file)}
          disabled={isBusy}
          below={<PictureHints file={pictures[field]} />}
        />
      ))}
      {facts.kind === 'company' ? (
        <PaperFields
          papers={papers}
          isKept={kept.has('qualification')}
          error={errorOf('qualification')}
          isBusy={isBusy}
          onChange={setPapers}
        />
      ) : null}
    </>
  );
}

type PaperProps = {
  papers: readonly File[];
  isKept: boolean;
  error: string | undefined;
  isBusy: boolean;
  onChange: (papers: readonly File[]) => void;
};

/** One field a paper, and an empty one for the next. */
function PaperFields({ papers, isKept, error, isBusy, onChange }: PaperProps) {
  const { identity: words } = useWords();
  const say = useSay();
  const places = Math.min(papers.length + 1, qualificationsMax);
  function set(place: number, file: File | undefined) {
    const changed = file === undefined ? papers.toSpliced(place, 1) : papers.toSpliced(place, 1, file);
    onChange(changed);
  }
  return (
    <>
      {Array.from({ length: places }, (_, place) => (
        <FileField
          key={place}
          label={place === 0 ? words.labels.qualification : words.addPaper}
          hint={
            place > 0
              ? undefined
              : isKept
                ? words.hints.keptFile
                : say(words.hints.qualification, { count: qualificationsMax })
          }
          error={place === 0 ? error : undefined}
          takes="proof"
          value={papers[place]}
          onChange={(file) => set(place, file)}
          disabled={isBusy}
        />
      ))}
    </>
  );
}
