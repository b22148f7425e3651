import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { storeInfo } from '#features/shop/contract.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { presetOf } from './look/choices.ts';

/** The look that buyers see, by its name, and the way to another. */
export function LookCard({ look }: { look: OutputOf<typeof storeInfo>['look'] }) {
  const { design: words } = useWords().shop;
  const preset = look === null ? undefined : presetOf(look);
  const name = preset === undefined ? undefined : words.presets[preset];
  return (
    <Card title={words.title}>
      <Text>{name ?? (look === null ? words.standard : words.own)}</Text>
      <Stack isRow>
        <LinkButton to="/shop/look" tone="plain" size="small">
          {words.change}
        </LinkButton>
      </Stack>
    </Card>
  );
}
