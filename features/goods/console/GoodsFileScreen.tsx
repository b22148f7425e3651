import { useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { languageNames } from '#domain/text/language.ts';
import { goodsFile } from '#features/goods/catalogue.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { EditGoodsSheet } from './EditGoodsSheet.tsx';
import { GoodsHistory } from './GoodsHistory.tsx';
import { GoodsSteps } from './GoodsSteps.tsx';
import { stateTone } from './state-tone.ts';

export type GoodsFile = OutputOf<typeof goodsFile>;

/** One goods: what it says, what it lacks, its versions and steps, and what looks the same. */
export function GoodsFileScreen() {
  const words = useWords().config.catalogue;
  const { id = '' } = useParams();
  const query = useEndpoint(goodsFile, { id });
  const [isEditing, setEditing] = useState(false);
  const file = query.data;
  return (
    <Page
      title={file?.title ?? words.title}
      back="/goods"
      width="wide"
      actions={file === undefined ? null : <Button onClick={() => setEditing(true)}>{words.edit}</Button>}
    >
      <QueryView query={query} skeleton={<SkeletonRows count={8} />}>
        {(shown) => (
          <>
            <Columns main={<FactsCard file={shown} />} side={<StateCard file={shown} />} />
            <TextsCard file={shown} />
            <GoodsHistory file={shown} />
            {isEditing ? (
              <EditGoodsSheet key={shown.version} file={shown} onClose={() => setEditing(false)} />
            ) : null}
          </>
        )}
      </QueryView>
    </Page>
  );
}

function StateCard({ file }: { file: GoodsFile }) {
  const words = useWords().config.catalogue;
  const say = useSay();
  return (
    <>
      <Card title={words.column.state}>
        <Stack isRow>
          <Badge tone={stateTone[file.state]}>{words.state[file.state]}</Badge>
          <Text look="small">{say(words.sold_by, { count: file.listed_by })}</Text>
        </Stack>
        {file.state_reason === '' ? null : <Note tone="warn">{file.state_reason}</Note>}
        <GoodsSteps ids={[file.id]} from={file.state} />
      </Card>
      <Card title={words.lacking}>
        {file.lacks.length === 0 ? <Text look="good">{words.complete}</Text> : null}
        <Stack gap="small">
          {file.lacks.map((lack) => (
            <Badge key={lack} tone="warn">
              {words.lacks[lack]}
            </Badge>
          ))}
        </Stack>
      </Card>
      {file.same.length === 0 ? null : (
        <Card title={words.same}>
          <Rows label={words.same}>
            {file.same.map((one) => (
              <Row
                key={one.id}
                title={one.title}
                detail={one.code}
                end={<Badge>{words.same_by[one.by]}</Badge>}
                to={`/goods/file/${one.id}`}
              />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
}

function FactsCard({ file }: { file: GoodsFile }) {
  const words = useWords().config.catalogue;
  const none = useWords().none;
  const text = (value: string) => (value === '' ? none : value);
  return (
    <Card title={words.facts}>
      {file.images.length === 0 ? null : (
        <Grid look="pictures">
          {file.images.map((image) => (
            <Picture key={image.url} image={image} />
          ))}
        </Grid>
      )}
      <Facts
        facts={[
          { label: words.add_code, value: file.code },
          { label: words.column.type, value: file.type_id },
          { label: words.column.supplier, value: file.supplier.name },
          { label: words.column.cost, value: <MoneyText amount={file.cost} currency={file.currency} /> },
          {
            label: words.column.price,
            value: <MoneyText amount={file.suggested_price} currency={file.currency} />,
          },
          { label: words.on_hand, value: file.on_hand },
          { label: words.reserved, value: file.reserved },
          { label: words.weight, value: file.weight_grams },
          { label: words.brand, value: text(file.brand) },
          { label: words.gtin, value: text(file.gtin) },
          { label: words.heading, value: text(file.heading) },
          { label: words.origin, value: text(file.origin) },
          { label: words.maker, value: text(file.maker) },
          { label: words.eu_person, value: text(file.eu_person) },
          { label: words.warnings, value: text(file.warnings) },
        ]}
      />
      <Text>{file.description}</Text>
    </Card>
  );
}

function TextsCard({ file }: { file: GoodsFile }) {
  const words = useWords().config.catalogue;
  return (
    <Card title={words.texts}>
      <Facts
        facts={file.texts.map(({ lang, title }) => ({
          label: languageNames[lang],
          value:
            title === '' ? <Text look="muted">{words.text_missing}</Text> : <span lang={lang}>{title}</span>,
        }))}
      />
    </Card>
  );
}
