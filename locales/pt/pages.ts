import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof english> = {
  title: 'Páginas e menu',
  lead: 'Conte o que não é de um só produto e guie os compradores pela sua loja.',
  one: 'Página',
  add: 'Nova página',
  none: 'Ainda não há páginas',
  noneDetail: 'Por exemplo: sobre nós, cuidados com os produtos, tamanhos.',
  full: 'Você tem {max, number} páginas. Exclua uma para adicionar outra.',
  body: 'Texto',
  bodyHint:
    'Linha em branco: novo parágrafo. “## ” começa um título, “- ” uma lista e **dois asteriscos** destacam. Sem links nem contatos.',
  bodyMissing: 'Escreva um texto ou apague o título',
  shownHint: 'Desativado: os compradores não encontram a página nem a entrada no menu.',
  delete: 'Excluir página',
  deleteDetail: 'Os compradores não poderão mais abri-la e a entrada sai do menu.',
  keep: 'Manter página',
  deleted: 'Página excluída',
  menu: 'Menu',
  menuHint: 'Fica no topo de cada página da sua loja, nesta ordem. Até {max, number}.',
  menuNone: 'Ainda não há menu',
  menuAdd: 'Adicionar ao menu',
  menuChoose: 'Escolha uma entrada',
  menuHidden: 'Oculta: os compradores não veem',
  kinds: { collection: 'Coleção', page: 'Página', type: 'Categoria' },
};
