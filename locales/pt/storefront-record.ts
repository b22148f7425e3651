import type { storefrontRecord as english } from '../en/storefront-record.ts';
import type { Translated } from '../translated.ts';

/** Words of the public page about the record. */
export const storefrontRecord: Translated<typeof english> = {
  trustTitle_record: 'O registro público',
  trustLead_record:
    'O que fazemos com uma loja é acrescentado aqui. Nada pode ser alterado ou retirado depois sem que se perceba.',
  trustCard_record: 'O que fizemos, o que é devido a todas as lojas e o que há para pagar.',
  recordWhat: 'O que é o registro',
  recordWhatActs:
    'Tudo o que a nossa equipe ou o nosso programa faz com uma loja, como uma retenção, uma recusa, um pagamento ou um novo nível, é acrescentado ao registro em um minuto. Uma entrada diz que tipo de ação foi e quando, mas não sobre quem. Só a loja pode abrir as próprias entradas, e pode ler todas.',
  recordWhatSums:
    'A cada hora somamos o que é devido a todas as lojas, compradores e fornecedores. Cada loja encontra o próprio valor no total, e o celular do lojista confere isso automaticamente. Se deixássemos uma loja de fora, disséssemos valores diferentes a duas pessoas ou mudássemos o passado, os celulares perceberiam.',
  recordNow: 'O registro agora',
  recordSize: 'Entradas',
  recordActs: 'Ações sobre lojas e o serviço',
  recordHead: 'Última assinatura',
  recordNothing: 'Nada foi assinado ainda.',
  recordNotaries: 'Assinado também por',
  recordNotary: '{name}, {when}',
  recordNoNotary:
    'Nenhum notário. Até que um assine também, só as cópias que as pessoas guardam mostram se o passado foi alterado.',
  recordOwed: 'O que é devido',
  recordOwedText: 'Em {when}, em {shops, plural, one {# loja} many {# lojas} other {# lojas}}.',
  recordOwedNone: 'O primeiro total é feito em uma hora.',
  recordCurrency: 'Moeda',
  recordMerchants: 'Aos lojistas',
  recordBuyers: 'Aos compradores',
  recordSuppliers: 'Aos fornecedores, e impostos',
  recordReserve: 'O que há para pagar',
  recordReserveText:
    'Conferido uma vez por dia, a última em {when}. Cada moeda é comparada separadamente: o que sobra em uma nunca cobre outra.',
  recordReserveNone: 'O primeiro relatório é feito em um dia.',
  recordReserveOwed: 'Devido',
  recordReserveHeld: 'Disponível',
  recordReserveCover: 'Coberto',
  recordMissing:
    'Há menos em {currency} do que é devido. Abrimos um incidente, e os novos pagamentos esperam até que seja resolvido.',
  recordLabel_proved_on_chain: 'Provado em uma blockchain pública',
  recordLabel_attested_by: 'Atestado por um auditor',
  recordLabel_claimed: 'Nossa própria declaração',
  recordAttested: '{name} atestou {amount} em {when}.',
  recordDiffers:
    'Dois nós independentes de {network} informaram saldos diferentes. Vale o menor, como declaração nossa.',
  recordReserveWhole: 'O relatório completo',
  recordDocuments: 'Documentos',
  recordDocumentsText: 'Cada um fica exatamente como foi publicado.',
  recordDocument: 'Versão {version}, a partir de {when}',
  recordEarlier: 'Anteriores',
  recordDoc_terms: 'Termos',
  recordDoc_fees: 'Tarifas',
  recordDoc_ranking: 'Ordem dos produtos',
  recordDoc_rules: 'Regras do dinheiro e das restrições',
  recordDoc_keys: 'Chaves e endereços',
  recordDoc_build: 'Arquivos dos aplicativos',
  recordDoc_reserve: 'O que há para pagar o que é devido',
  recordDoc_report: 'Números do mês',
  'recordDoc_ads.promise': 'Divulgação: início de um dia',
  'recordDoc_ads.close': 'Divulgação: fim de um dia',
  recordDoc_entity: 'Quem opera o serviço',
  recordCheck: 'Confira por conta própria',
  recordCheckText:
    'Em um computador com Node.js, este comando lê o registro inteiro e diz se algo está errado. Não precisa de conta.',
  recordCheckPhone: 'Os lojistas veem a mesma conferência no aplicativo, abaixo do saldo.',
  recordKey: 'Chave do registro',
  recordKeyText:
    'É a mesma do e-mail de boas-vindas de cada lojista. Se a sua for diferente, avise outras pessoas.',
  trustComing: 'A partir de {when}, vale a versão {version}.',
};
