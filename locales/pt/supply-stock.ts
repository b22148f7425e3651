import type {
  stockTabWords as stockTabWordsEnglish,
  rowReasonWords as rowReasonWordsEnglish,
  ownRefusedWords as ownRefusedWordsEnglish,
  stockWords as stockWordsEnglish,
} from '../en/supply-stock.ts';
import type { Translated } from '../translated.ts';

export const stockTabWords: Translated<typeof stockTabWordsEnglish> = {
  tabs: 'Partes do estoque',
  tab: { list: 'Produtos', file: 'De um arquivo' },
};

export const rowReasonWords: Translated<typeof rowReasonWordsEnglish> = {
  bad_row: 'Não é possível ler esta linha.',
  not_found: 'Você não tem produto com este código.',
  twice: 'Este código já está em uma linha anterior.',
  nothing: 'A linha não informa estoque nem custo.',
  below_reserved: 'Compradores reservaram {least}: o estoque não pode ser menor.',
  bad_cost: 'Não é um valor na nossa moeda.',
  too_soon: 'Um custo maior vale após sete dias: a partir de {least}.',
  too_late: 'A data está longe demais.',
};

export const ownRefusedWords: Translated<typeof ownRefusedWordsEnglish> = {
  not_csv: 'Não é um arquivo CSV.',
  missing_column: 'Falta a coluna “{column}”.',
  too_many_rows: 'Um arquivo tem no máximo {limit} linhas.',
  empty: 'O arquivo não tem linhas.',
  not_shipped: 'A transportadora ainda não aceitou este pacote.',
  too_late: 'Passou tempo demais.',
  too_much: 'No máximo {most} é possível.',
  claimed: 'Já há uma reclamação sobre este pacote.',
  own: 'Cabe à outra parte fazer isso.',
  decided: 'Isso já foi decidido.',
  too_many_pictures: 'Já há seis imagens.',
  period: 'O período termina antes de começar, ou passa de um ano.',
};

export const stockWords: Translated<typeof stockWordsEnglish> = {
  title: 'Estoque e custos',
  lead: 'O estoque vale na hora. Um custo maior vale após sete dias, e nunca para pedidos já feitos.',
  search: 'Código ou título',
  empty: 'Nenhum produto seu corresponde. Nossa equipe os cadastra.',
  caption: 'Seus produtos',
  column: {
    goods: 'Produto',
    stock: 'Na prateleira',
    reserved: 'Reservado por compradores',
    cost: 'Custo',
    next: 'Anunciado',
  },
  from: 'a partir de',
  edit: 'Alterar',
  edit_of: 'Alterar {code}',
  field_stock: 'Unidades na prateleira',
  field_stock_hint: 'Compradores reservaram {reserved}: não pode ser menos.',
  stock_wrong: 'Digite um número inteiro.',
  field_cost: 'Custo de uma unidade',
  field_cost_hint: 'Um custo maior vale após sete dias. Avisamos os lojistas na hora.',
  field_from: 'O novo custo vale a partir de',
  field_from_hint: 'Deixe vazio para a data mais próxima.',
  save: 'Salvar',
  saved: 'Salvo.',
  file_title: 'Estoque e custos de um arquivo',
  file_lead:
    'As colunas são code e qualquer uma de version, stock, cost e cost_from. Todas as linhas são aceitas, ou nenhuma.',
  file: 'Arquivo CSV',
  file_hint:
    'No máximo {rows} linhas. Programas fazem o mesmo com uma chave de API com permissão de estoque.',
  file_missing: 'Primeiro escolha um arquivo.',
  check: 'Conferir o arquivo',
  apply: '{count, plural, one {Salvar # alteração} other {Salvar # alterações}}',
  applied: 'Salvo.',
  ready: 'Todas as linhas estão corretas. Nada foi salvo ainda.',
  nothing: 'Este arquivo não muda nada.',
  wrong:
    '{count, plural, one {# linha tem erro, por isso nada é salvo.} other {# linhas têm erros, por isso nada é salvo.}}',
  other: 'Outro arquivo',
  report: 'Linhas do arquivo',
  line: 'Linha',
  code: 'Código',
  result: 'Resultado',
  change: { changed: 'Muda', unchanged: 'Sem mudança', older: 'Mais antigo do que o que temos' },
  becomes_stock: 'Estoque {before} → {after}',
  becomes_cost: 'Custo {before} → {after}',
};
