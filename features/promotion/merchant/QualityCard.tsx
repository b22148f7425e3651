import { ads } from '#domain/ads/parameters.ts';
import { Card } from '#ui/layout/Card.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
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

function Known({ quality }: { quality: Quality }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { number } = useFormats();
  const { leastMille, mostMille } = ads.quality;
  const scale = { least: number(leastMille / 1_000), most: number(mostMille / 1_000) };
  return (
    <>
      <Text look="strong">{say(words.qualityText, { score: number(quality.score), ...scale })}</Text>
      <Text look="muted">{words.qualityLead}</Text>
      {quality.parts.map((part) => (
        <Part key={part.part} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { part: Quality['parts'][number] }) {
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
      {part.value < goodValue ? (
        <Text look="small">{say(told.raise, { pictures: ads.quality.listing.picturesMin })}</Text>
      ) : null}
    </Stack>
  );
}
