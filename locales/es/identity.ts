import type { identity as english } from '../en/identity.ts';
import type { Translated } from '../translated.ts';

/** The check of a merchant's identity. */
export const identity: Translated<typeof english> = {
  title: 'Tu identidad',
  whyTitle: 'Por qué la pedimos',
  why: 'El dinero que sale de la plataforma debe llegar a quien lo ganó. La ley nos pide saber quién es.',
  whyWhen:
    'Hazlo antes de tu primera venta, por favor. Puedes vender mientras la revisamos; para retirar es necesaria.',
  whyFree: 'Es gratis. Nunca te pedimos dinero para verificarte.',
  unpaid: {
    lead: 'Hasta que te verifiquemos, tu tienda recibe pedidos nuevos mientras haya menos de {limit} pendientes de pagarte. Ese dinero sigue siendo tuyo.',
  },
  appeal: {
    how: '¿Crees que esta decisión es un error? Puedes corregir y enviar de nuevo cuando quieras, o apelar. Un revisor distinto del que decidió responde en {days, plural, one {# día} other {# días}}.',
    revoked: 'Se revocó tu verificación. Esto es lo que escribimos:',
    silence:
      'Nadie queda verificado solo porque pase el tiempo. Si nos retrasamos, lo verás aquí y contará en nuestras cifras públicas.',
    state: {
      open: 'Pendiente de decisión',
      upheld: 'Apelación rechazada, la decisión se mantiene',
      overturned: 'Apelación aceptada',
    },
  },
  dataTitle: 'Qué pasa con tus documentos',
  data: {
    sealed: 'Las imágenes y los números se cifran. Solo los revisores pueden abrirlos, uno por uno.',
    seen: 'Cada vez que alguien de nuestro equipo los abre, lo ves en esta página.',
    erased: 'Los eliminamos {days, number} días después de la decisión. Aquí se muestra el día exacto.',
    buyers:
      'Los compradores ven tu nombre legal y tu país. No ven ningún documento, ningún número ni tu fecha de nacimiento.',
  },
  viewsTitle: 'Quién vio tus documentos',
  noViews: 'Aún no los vio nadie.',
  viewTyped: 'Lo que escribiste',
  viewReasons: {
    decide: 'Para decidir',
    compare: 'Para comparar documentos',
    doubt: 'Porque algo no estaba claro',
    appeal: 'Para responder a una apelación',
    law: 'Porque la ley lo pide',
  },
  quality: {
    blurred: 'Puede estar borrosa. Mantén la cámara quieta.',
    dark: 'Puede estar demasiado oscura. Enciende una luz.',
    bright: 'Puede tener demasiada luz. Aléjate de la luz directa.',
    glare: 'Parece que se refleja la luz. Inclina un poco el documento.',
    small: 'Tiene pocos píxeles. Una foto de la cámara se lee mejor.',
    far: 'El documento se ve pequeño en la foto. Acércate más.',
  },
  qualityAnyway: 'Puedes enviarla tal como está.',

  status: {
    unverified: 'Aún sin verificar',
    applying: 'En revisión',
    verified: 'Verificada',
    rejected: 'Necesita una corrección',
    expiring: 'Tu documento vence pronto',
  },
  applyingTitle: 'Tenemos todo. No tienes que hacer nada ahora.',
  applyingDetail:
    'Un revisor lo está comprobando. Tendrás la respuesta a más tardar el {when}, aquí y como notificación.',
  lateTitle: 'Vamos con retraso',
  lateDetail:
    'Prometimos una respuesta a más tardar el {when}. Ahora tu solicitud es la primera de la fila. No tienes que hacer nada.',
  renewalDetail:
    'Sigues con tu identidad verificada durante la revisión. Puedes seguir vendiendo y retirando.',
  steps: {
    label: 'Progreso',
    sent: 'Enviado',
    review: 'En revisión',
    reviewDetail: 'A más tardar el {when}',
    answer: 'Respuesta',
    answerDetail: 'Identidad verificada, o una lista de lo que hay que corregir',
  },
  verifiedTitle: 'Tu identidad está verificada: {name}',
  verifiedDetail:
    'Las cuentas que reciben tus retiros deben llevar exactamente este nombre. Los compradores lo ven en la página de tu tienda.',
  rejectedTitle: 'Se necesitan correcciones',
  rejectedDetail:
    'Los campos de abajo dicen qué y por qué. Todo lo demás está guardado; no tienes que enviarlo otra vez.',
  sendBackTitle: 'El documento nuevo necesita correcciones',
  sendBackDetail:
    'Tu identidad sigue verificada con lo que enviaste antes. Los campos de abajo dicen qué corregir y por qué.',
  reviewerSays: 'El revisor escribe: {note}',
  expiringTitle: 'Tu documento vence el {day}',
  expiringDetail: 'Envía uno nuevo antes de esa fecha. Mientras tanto puedes seguir vendiendo y retirando.',
  dayUsed: 'Llegaste al límite de hoy. Inténtalo mañana.',
  leftToday: '{count, plural, one {Queda # solicitud hoy.} other {Quedan # solicitudes hoy.}}',

  sentTitle: 'Lo que enviaste',
  sentAt: 'Enviado el',
  verifiedAt: 'Verificado el',
  deleteAfter: 'Los documentos se eliminarán el',
  erased: 'Los documentos se eliminaron el',
  numberEnds: 'termina en {last}',

  formTitle: 'Verifica tu identidad',
  formAgain: 'Corregir y enviar de nuevo',
  formRenew: 'Enviar un documento nuevo',
  kind: 'Vendes como',
  kinds: { person: 'Persona', company: 'Empresa' },
  parts: {
    person: 'Tú',
    document: 'Tu documento',
    company: 'La empresa',
    acting: 'La persona que la representa',
    actingDocument: 'Su documento',
    pictures: 'Imágenes',
  },
  choose: 'Elige una opción',
  labels: {
    country: 'País que lo emitió',
    full_name: 'Nombre legal completo',
    representative: 'Nombre legal completo',
    birth_date: 'Fecha de nacimiento',
    doc_type: 'Tipo de documento',
    id_number: 'Número',
    document_ends_on: 'Válido hasta',
    phone: 'Teléfono',
    front: 'Anverso',
    back: 'Reverso',
    selfie: 'Tu cara',
    qualification: 'Documentos de la empresa',
  },
  companyLabels: {
    country: 'País de registro',
    full_name: 'Nombre registrado de la empresa',
    id_number: 'Número de registro',
  },
  frontPassport: 'La página con tu foto',
  hints: {
    full_name: 'Como figura en el documento, en su propio alfabeto',
    companyName: 'Como figura en el registro',
    birth_date: 'Debes tener al menos 18 años',
    id_number: 'De 4 a 32 letras y dígitos',
    kept: 'Déjalo vacío para conservar el que termina en {last}',
    document_ends_on: 'Déjalo vacío si el documento no vence',
    phone: 'Con el código de país, por ejemplo +44 20 7946 0000',
    picture: 'Las cuatro esquinas en la imagen, nítida y sin reflejos',
    selfie: 'Opcional. Ayuda cuando la foto del documento es antigua.',
    qualification:
      'La inscripción en el registro o la licencia comercial: una imagen o un PDF, hasta {count, number}',
    keptFile: 'Ya está y es correcto. Elige otro solo para reemplazarlo.',
  },
  documents: {
    passport: 'Pasaporte',
    id_card: 'Documento de identidad',
    driving_licence: 'Licencia de conducir',
    residence_permit: 'Permiso de residencia',
  },
  consent:
    'Acepto que un revisor compruebe estos documentos para verificarme y que se eliminen {days, number} días después de la decisión.',
  consentNeeded: 'Sin tu consentimiento no podemos revisar los documentos.',
  send: 'Enviar a revisión',
  sending: 'Quédate en esta página hasta que llegue todo.',
  sent: 'Enviado. Tendrás la respuesta a más tardar el {when}.',
  addPaper: 'Agregar un documento',
  checkFields: '{count, plural, one {Revisa # campo.} other {Revisa # campos.}}',

  faults: {
    missing: 'Obligatorio',
    shape: 'Esto no parece correcto',
    under_age: 'Debes tener al menos 18 años',
    past: 'Este documento venció. Usa uno vigente.',
  },
  shapes: {
    full_name: 'Usa solo letras, espacios, guiones y apóstrofos, al menos 2 letras',
    representative: 'Usa solo letras, espacios, guiones y apóstrofos, al menos 2 letras',
    birth_date: 'Escribe una fecha completa: día, mes y año',
    id_number: 'Usa de 4 a 32 letras, dígitos y guiones, con al menos un dígito',
    phone: 'Empieza con + y el código de país',
  },
  reasons: {
    blurry: 'La imagen está borrosa. Mantén quieta la cámara y tómala de nuevo.',
    cut_off: 'Falta una esquina. Las cuatro esquinas deben estar en la imagen.',
    glare: 'Hay un reflejo de luz. Inclina el documento y toma la imagen de nuevo.',
    unreadable: 'No podemos leerlo. Toma la foto con mejor luz.',
    expired: 'Este documento venció. Envía uno vigente.',
    mismatch: 'No coincide con el documento.',
    not_accepted: 'No podemos aceptar este documento. Elige otro tipo.',
    wrong_person: 'El documento es de otra persona.',
    incomplete: 'Aquí falta algo.',
  },
};
