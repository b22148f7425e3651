import { ads } from '#domain/ads/parameters.ts';
import { Card } from '#ui/layout/Card.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Ring } from '#ui/charts/Ring.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Results } from './types.ts';

type Quality = NonNullable<Results['quality']>;

/** A part below this is worth a word on what would raise it. */
const goodValue = 0.9;

/** The quality that the score is multiplied with, part by part, and what would raise it. */
export function QualityCard({ quality }: { quality: Results['quality'] }) {
  const words = useWords().promotion;
  return (
    <Card title={words.results.quality}>
      {quality === null ? <Text look="muted">{words.results.noQuality}</Text> : <Known quality={quality} />}
      <Stack isRow>
        <LinkButton to="/promotion/how" tone="quiet" size="small">
          {words.how}
        </LinkButton>
      </Stack>
    </Card>
  );
}

type PartOfQuality = Quality['parts'][number];

function Known({ quality }: { quality: Quality }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { number } = useFormats();
  const { leastMille, mostMille } = ads.quality;
  const scale = { least: leastMille / 1_000, most: mostMille / 1_000 };
  const told = say(words.qualityText, {
    score: number(quality.score),
    least: number(scale.least),
    most: number(scale.most),
  });
  const worst = worstOf(quality.parts);
  return (
    <>
      <div className="flex items-center gap-4">
        <Ring
          label={told}
          text={number(quality.score)}
          value={quality.score}
          min={scale.least}
          max={scale.most}
        />
        <div className="flex min-w-0 flex-col gap-1">
          {worst === undefined ? null : (
            <Text look="strong">
              <Raise part={worst} />
            </Text>
          )}
          <Text look="small">{words.qualityLead}</Text>
        </div>
      </div>
      {quality.parts.map((part) => (
        <Part key={part.part} part={part} isWorst={part === worst} />
      ))}
    </>
  );
}

/** The part that keeps most of the score back; undefined where all are good. */
function worstOf(parts: readonly PartOfQuality[]): PartOfQuality | undefined {
  const lostBy = ({ value, weight }: PartOfQuality) => weight * (1 - value);
  return parts
    .filter(({ value }) => value < goodValue)
    .toSorted((one, other) => lostBy(other) - lostBy(one))
    .at(0);
}

function Raise({ part: { part } }: { part: PartOfQuality }) {
  const words = useWords().promotion.results;
  const say = useSay();
  return say(words.parts[part].raise, { pictures: ads.quality.listing.picturesMin });
}

/** What would raise the worst part is beside the circle already. */
function Part({ part, isWorst }: { part: PartOfQuality; isWorst: boolean }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { percent } = useFormats();
  const told = words.parts[part.part];
  const share = (value: number) => percent(Math.round(value * 10_000));
  const weight = share(part.weight);
  return (
    <Stack gap="small">
      <Meter
        label={told.name}
        text={say(words.partValue, { value: share(part.value * part.weight), weight })}
        value={part.value}
        max={1}
        isGoal
      />
      <Text look="small">{say(told.basis, { count: part.basis })}</Text>
      {part.value < goodValue && !isWorst ? (
        <Text look="small">
          <Raise part={part} />
        </Text>
      ) : null}
    </Stack>
  );
}
