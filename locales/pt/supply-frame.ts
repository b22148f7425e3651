import type { frameWords as english } from '../en/supply-frame.ts';
import type { Translated } from '../translated.ts';

export const frameWords: Translated<typeof english> = {
  title: 'Console',
  none: 'Nenhum',
  search: 'Buscar',
  rows_shown: '{total, plural, =0 {Nenhuma linha} one {# linha} other {# linhas}}',
  not_found_title: 'Esta página não existe',
  not_found: 'O endereço pode ser antigo, ou a página exige outra função.',
  to_start: 'Ir para sua página inicial',

  language: {
    label: 'Idioma',
    failed: 'Não foi possível carregar este idioma. Verifique sua conexão e tente de novo.',
  },

  frame: {
    places: 'Todas as páginas',
    waiting: '{count} aguardando',
    late: 'em atraso',
    oldest: 'Mais antigo: {age}',
  },

  palette: {
    title: 'Buscar no console',
    hint: 'Pedido, loja, produto, pessoa ou página',
    shortcut: 'Ctrl K',
    places: 'Páginas',
    found: 'Resultados',
    searching: 'Buscando…',
    count: '{count, plural, =0 {Nada encontrado} one {# resultado} other {# resultados}}',
    keys: '↑ ↓ escolher · Enter abre · Esc fecha',
  },

  navGroups: { goods: 'Produtos', platform: 'Plataforma' },
  nav: {
    more: 'Mais',
    account: 'Meu acesso',
    dispatch: 'Despacho',
    scan: 'Escanear',
    stock: 'Estoque e custos',
    claims: 'Reclamações',
    payables: 'A receber',
    returns: 'Devoluções',
  },

  signIn: {
    title: 'Entrar no console',
    lead: 'Para operadores e fornecedores. As lojas entram no aplicativo das lojas.',
    username: 'Nome de usuário',
    password: 'Senha',
    submit: 'Entrar',
    needs_username: 'Digite seu nome de usuário.',
    needs_password: 'Digite sua senha.',
    expired:
      'Sua sessão terminou após 15 minutos sem atividade, ou após 8 horas. Entre para continuar de onde parou.',
    show: 'Mostrar senha',
  },

  person: {
    sign_out: 'Sair',
    role: { supplier: 'Fornecedor' },
    role_for: '{role} · {supplier}',
  },
};
