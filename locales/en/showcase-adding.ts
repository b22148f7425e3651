/** Adding many products at once, as merchants read it. */
export const showcaseAdding = {
  how: 'How prices are set',
  ways: {
    rule: 'My pricing rule',
    suggested: 'Suggested price',
    percent: 'Markup on the cost',
    profit: 'Profit per unit',
  },
  noRule: 'You have no pricing rule yet. Create one, or choose another way.',
  row: 'Cost {cost}, profit {profit}',
  range: 'Profit per unit from {low} to {high}',
  raised: 'Raised to break-even',
  add: 'Add at these prices',
  adding: '{count, plural, one {Adding # product…} other {Adding # products…}}',
  result: '{added, number} of {count, number} added',
  added: 'On sale at {price}',
  why: 'Not added: {why}',
  profit: 'Profit on each unit',
  family: 'Add all options',
  familyNone: 'Every option is in your showcase or sold out.',
};
