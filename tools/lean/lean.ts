// How the merchant's app is made light: what is left out of its files, and which of its modules travel together.
import type { BuildEnvironmentOptions } from 'vite';

/** Styles, and what begins by itself, work by being loaded. Of every other module of ours only what is used is taken. */
const worksByLoading = /\.css(?:\?|$)|\/main\.tsx$|\0/;

/** Small pieces that most screens are made of. */
const kit = /\/ui\/(?:[\w-]+\/)?[\w-]+\.tsx?$|lucide-react/;
/** Those that a list does without until something is pressed: fields, sheets and the acts behind them. */
const fields =
  /\/ui\/(?:FactorField|useFieldErrors|forms\/[\w-]+|layout\/(?:Sheet|ConfirmDialog|give-focus-back)|buttons\/CopyButton|lists\/Facts|calls\/(?:useAct|new-key)|queries\/useMutation)\.tsx?$/;
/** What the store, where a day begins, is drawn of besides. */
const figures =
  /\/ui\/(?:charts\/(?:Bars|MoneyStrip)|lists\/Segmented)\.tsx$|\/restriction\/ui\/RestrictionNote\.tsx$|\/domain\/restriction\.ts$/;
/** What is read and written in a conversation: small files that are always fetched together. */
const talk = /icons\/(?:arrow-down|check-check)\.m?js$|\/text\/graphemes\.ts$|\/forms\/TextArea\.tsx$/;
/** What a list of orders is drawn of, as a screen and beside an order. */
const rows =
  /\/orders\/merchant\/(?:OrderRow\.tsx|(?:order-filter|unread-talks|useSplitOrders)\.ts)$|\/orders\/ui\/order-tones\.ts$/;
/** So many screens or more must use a piece of the kit before it comes with the first of them. */
const kitScreens = 22;

export const leanOptions = {
  treeshake: {
    moduleSideEffects: (id: string) => (id.includes('node_modules') ? undefined : worksByLoading.test(id)),
    manualPureFunctions: ['endpoint', 'React$1.createContext'],
  },
  output: {
    codeSplitting: {
      groups: [
        // One file for what the page itself names: it is compressed as one.
        { name: 'app', tags: ['$initial'], priority: 2 },
        {
          name: 'figures',
          test: figures,
          minShareCount: 2,
          priority: 1,
          includeDependenciesRecursively: false,
        },
        { name: 'rows', test: rows, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
        { name: 'talk', test: talk, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
        // Left to itself the build makes a file of every few lines that two screens share.
        {
          name: 'fields',
          test: fields,
          minShareCount: kitScreens,
          priority: 2,
          includeDependenciesRecursively: false,
        },
        {
          name: 'kit',
          test: kit,
          minShareCount: kitScreens,
          priority: 1,
          includeDependenciesRecursively: false,
        },
      ],
    },
  },
} satisfies BuildEnvironmentOptions['rolldownOptions'];
