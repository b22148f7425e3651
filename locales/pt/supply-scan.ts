import type {
  papersWords as papersWordsEnglish,
  workTabWords as workTabWordsEnglish,
  stepWords as stepWordsEnglish,
  scanWords as scanWordsEnglish,
} from '../en/supply-scan.ts';
import type { Translated } from '../translated.ts';

export const papersWords: Translated<typeof papersWordsEnglish> = {
  title: 'Imprimir',
  labels: 'Etiquetas (PDF)',
  pick_list: 'Lista de separação (PDF)',
  packing_slips: 'Romaneios (PDF)',
  for_selected: '{count, plural, one {Para o pacote selecionado.} other {Para os # pacotes selecionados.}}',
  for_shown:
    'Para os pacotes desta página. Selecione alguns para imprimir só esses, no máximo {max, number}.',
  too_many: 'Um arquivo comporta até {max, number} pacotes. Selecione menos.',
  saved: '{pages, plural, one {Salvo: # página.} other {Salvo: # páginas.}}',
};

export const workTabWords: Translated<typeof workTabWordsEnglish> = {
  tabs: 'Partes do despacho',
  tab: { parcels: 'Pacotes', tracking: 'Arquivo de rastreio', keys: 'Chaves de API' },
  step_at: '{step} {time}',
};

export const stepWords: Translated<typeof stepWordsEnglish> = {
  picked: 'Separado',
  packed: 'Embalado',
  handed_over: 'Entregue à transportadora',
};

export const scanWords: Translated<typeof scanWordsEnglish> = {
  title: 'Escanear',
  lead: 'Escolha o que você está fazendo e escaneie uma etiqueta após a outra. Nada aqui envia um pacote: isso é feito pela primeira leitura da transportadora.',
  doing: 'O que você está fazendo?',
  picking: 'Separação',
  packing: 'Embalagem',
  handing: 'Entrega à transportadora',
  picking_hint: 'Os produtos saíram da prateleira',
  packing_hint: 'A caixa está fechada',
  handing_hint: 'A transportadora leva o pacote',
  code: 'Código do pacote',
  code_hint: 'O leitor digita aqui. À mão: o número do pacote, como 9GX2K-104.1, ou o código de rastreio.',
  code_missing: 'Primeiro escaneie ou digite um código.',
  mark: 'Marcar',
  camera_on: 'Usar a câmera',
  camera_off: 'Parar a câmera',
  camera: 'Imagem da câmera',
  camera_wait: 'Aponte o código para a câmera.',
  camera_refused:
    'Não foi possível abrir a câmera. Permita o uso nesta página nas configurações do navegador, ou digite o código.',
  camera_missing: 'Este navegador não oferece câmera a esta página. Use um leitor ou digite o código.',
  done: '{step}: pacote {number}',
  undone: 'Desfeito: pacote {number}',
  kept: 'Sem conexão: {code} fica guardado neste aparelho e é enviado depois.',
  not_found: 'Não encontrado: {code} não é nenhum dos seus pacotes. Confira a etiqueta.',
  several: 'Vários dos seus pacotes correspondem a {code}. Escaneie o código do próprio pacote.',
  undo: 'Desfazer',
  undo_of: 'Desfazer a última etapa do pacote {number}',
  last: 'Último pacote',
  recent: 'Antes disso',
  none: 'Nada escaneado ainda.',
  waiting: '{code}: {step}',
  waiting_undo: '{code}: desfazer {step}',
  reason: {
    not_labelled:
      'Este pacote ainda não tem etiqueta. Primeiro informe transportadora e código de rastreio em Despacho.',
    already_scanned: 'A transportadora já está com este pacote. Não há mais nada a fazer aqui.',
    not_to_ship: 'Este pedido foi cancelado. Devolva os produtos à prateleira.',
  },
  mode: {
    open: 'Conferir produto por produto',
    open_hint: 'Tela cheia: escaneie um pacote e depois cada produto dele.',
    title: 'Modo de leitura',
    close: 'Fechar o modo de leitura',
    parcel: 'Escaneie a etiqueta de um pacote',
    goods: 'Escaneie os produtos do pacote {number}',
    field: 'Código lido',
    searching: 'Procurando {code}…',
    ticked: '{done, number} de {total, number}',
    counted: '{title}: {done, number} de {total, number}',
    by_hand: 'Contar um à mão: {title}',
    wrong: 'Produto errado: {code} não vai neste pacote. Coloque-o de volta.',
    too_many: 'Demais: este pacote leva apenas {total, number} de {code}.',
    complete: 'Todos os produtos estão aqui. Marque o pacote.',
    mark: '{step}: marcar o pacote {number}',
    marked: '{step}: pacote {number}. Escaneie o próximo.',
    kept: 'Sem conexão: o pacote {number} fica guardado neste aparelho e é enviado depois. Escaneie o próximo.',
    skip: 'Deixar este pacote de lado',
    keys: 'Enter confirma · Esc deixa o pacote de lado',
  },
};
