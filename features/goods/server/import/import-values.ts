// Goods as they will stand in the table: what the file says, and of what it does not speak, what is known.
import type { Facts } from './import-facts.ts';
import type { Draft } from './import-row.ts';
import type { GoodsValues, KnownGoods } from './import.sql.ts';

/** @param known Facts that stay where the file has no column for them. */
export function valuesOf(draft: Draft, known: Facts & { readonly id: string }): GoodsValues {
  return {
    ...factColumnsOf(known),
    ...draft.facts,
    id: known.id,
    code: draft.code,
    title: draft.title,
    description: draft.description,
    type_id: draft.typeId,
    supplier_id: draft.supplierId,
    cost_units: draft.costUnits,
    suggested_units: draft.suggestedUnits,
    weight_grams: draft.weightGrams,
    picture: draft.picture,
    maker: draft.maker,
    warnings: draft.warnings,
  };
}

/** What is known of goods, without their stock. */
export function factsOf({ on_hand: _onHand, reserved: _reserved, ...values }: KnownGoods): GoodsValues {
  return values;
}

function factColumnsOf(known: Facts): Facts {
  const { pictures, family, options, brand, gtin, heading, origin, eu_person } = known;
  return { pictures, family, options, brand, gtin, heading, origin, eu_person };
}
