import type { Texts } from './texts.ts'
import { p, steps } from './texts.ts'

export const es: Texts = {
  find: {
    title: '¿Cómo encuentro un registro rápidamente?',
    body:
      p(
        'Pulsa <strong>Ctrl+K</strong> (<strong>⌘ K</strong> en un Mac) en cualquier pantalla y escribe lo que sepas.',
      ) +
      steps(
        'Un número, como <strong>14</strong>, encuentra primero el pedido, el usuario y los demás registros con ese número.',
        '<strong>INV-014</strong> encuentra la factura.',
        'Basta con parte de un nombre, de un correo o del código de un producto. Los nombres de personas pueden llevar erratas.',
      ) +
      p(
        'Elige con las flechas y abre con <strong>Intro</strong>. El mismo cuadro encuentra pantallas y acciones, como «nuevo producto».',
      ),
  },
  language: {
    title: '¿Cómo cambio el idioma y el formato de las fechas?',
    body:
      p(
        'La bandera de la barra superior cambia el idioma al momento; lo que hayas escrito en un formulario se conserva.',
      ) +
      p(
        'La zona horaria, las fechas, las horas, los números y el primer día de la semana están en <strong>Ajustes de la cuenta → Información del perfil</strong>, con vista previa. Valen allí donde inicies sesión. También recibes los correos en tu idioma.',
      ),
  },
  undo: {
    title: '¿Puedo deshacer un cambio?',
    body:
      p(
        'Sí. Justo después de un cambio, el aviso de arriba a la derecha ofrece <strong>Deshacer</strong>. También revierte por completo los cambios masivos y las importaciones.',
      ) +
      p(
        'Más tarde, abre el registro: su cronología muestra cada cambio con su autor, los valores de antes y de después, y su propio Deshacer.',
      ) +
      p(
        'Deshacer nunca pisa el trabajo de los demás: un campo que alguien haya cambiado desde entonces se queda como está, y se te dice cuál. Deshacer también es un cambio, así que puedes deshacerlo. El dinero reembolsado y las notas de crédito son definitivos.',
      ),
  },
  bin: {
    title: 'He eliminado algo. ¿Cómo lo recupero?',
    body:
      p('Los registros eliminados permanecen 30 días en la papelera.') +
      steps(
        'Abre la lista en la que estaba el registro.',
        'Elige <strong>Papelera</strong> encima de la lista.',
        'Selecciona el registro y elige <strong>Restaurar</strong>.',
      ) +
      p('Vuelve tal como estaba cuando se eliminó. Pasados 30 días se borra definitivamente.'),
  },
  bulk: {
    title: '¿Cómo cambio muchos registros a la vez?',
    body:
      steps(
        'Selecciona filas con sus casillas o con <strong>X</strong>. <strong>Seleccionar todos los resultados</strong> abarca todo lo que encuentra tu filtro, no solo esta página.',
        'Elige una acción, por ejemplo <strong>Cambiar</strong>.',
        'Mira la vista previa: cuántos registros cambian, algunos con sus valores de antes y de después, y cuáles deja igual una regla.',
        'Aplícala. Los cambios grandes siguen en segundo plano mientras trabajas.',
      ) + p('Con un solo Deshacer se revierte todo el cambio.'),
  },
  import: {
    title: '¿Cómo importo usuarios o productos desde un archivo?',
    body:
      p(
        'Abre la lista de usuarios o de productos y elige <strong>Importar</strong>. El archivo es CSV, de hasta 500.000 filas y 64 MB.',
      ) +
      steps(
        'Elige el archivo. También hay un ejemplo para empezar.',
        'Comprueba qué columna rellena cada campo. Se reconocen los encabezados en español, inglés, alemán y japonés.',
        'Mira qué se crearía, qué cambiaría y qué se rechazaría. Hasta aquí no ha pasado nada.',
        'Importa. Puedes descargar las filas rechazadas con el motivo de cada una.',
      ) +
      p('Si no era correcto, Deshacer revierte la importación.'),
  },
  ship: {
    title: '¿Cómo envío solo una parte de un pedido?',
    body:
      p(
        'Abre el pedido y elige <strong>Enviar artículos</strong>. Indica cuántas unidades de cada artículo van en este paquete y, si los tienes, el transportista y el número de seguimiento.',
      ) + p('Lo que falta queda pendiente en el pedido. Cuando esté listo, elige <strong>Enviar el resto</strong>.'),
  },
  refund: {
    title: '¿Cómo reembolso un pedido o acepto una devolución?',
    body:
      p('Abre el pedido y elige <strong>Reembolso o devolución</strong>.') +
      steps(
        'Elige si solo se devuelve el dinero o si también vuelven artículos.',
        'Elige los artículos y cuántos. Los artículos devueltos vuelven al stock, salvo que indiques lo contrario.',
        'Comprueba el importe. Nunca puede superar lo que queda de lo pagado.',
      ) +
      p(
        'Si el pedido tiene factura, con el reembolso se crea una nota de crédito. Pueden reembolsar los propietarios, los administradores y los gerentes.',
      ),
  },
  locked: {
    title: '¿Por qué ya no puedo cambiar una factura?',
    body:
      p(
        'Cuando una factura se ha enviado o se ha pagado en parte, su cliente, sus líneas y sus importes quedan bloqueados, para que tu cliente y tú tengáis siempre el mismo documento.',
      ) +
      p(
        'Para corregir algo, abre la factura y elige <strong>Corregir</strong>: una nota de crédito la anula y tus cambios pasan a un borrador nuevo. También puedes abonar solo una parte o anularla.',
      ) +
      p(
        'Los administradores eligen en <strong>Ajustes de la cuenta → Empresa</strong> cuándo se bloquean las facturas: al enviarlas, al emitirlas o nunca.',
      ),
  },
  publish: {
    title: '¿Qué necesita un producto antes de publicarse?',
    body:
      p(
        'El formulario del producto tiene una lista de comprobación: título, categoría, código, descripción, imagen, precio y stock. Cada punto pendiente lleva a su campo.',
      ) + p('Un borrador también puede publicarse solo: pon en <strong>Publicar el</strong> una fecha y hora futuras.'),
  },
  twoFactor: {
    title: '¿Cómo activo la autenticación en dos pasos?',
    body:
      steps(
        'Abre <strong>Ajustes de la cuenta → Autenticación en dos pasos</strong> y elige <strong>Activar</strong>.',
        'Introduce tu contraseña.',
        'Escanea el código con una aplicación de autenticación o escribe la clave.',
        'Introduce los seis dígitos que muestra la aplicación.',
        'Guarda los diez códigos de recuperación en un lugar seguro. Cada uno te deja entrar una vez sin tu teléfono.',
      ) + p('Si se rechazan los códigos, comprueba que tu teléfono ajusta la hora automáticamente.'),
  },
  viewAs: {
    title: '¿Cómo puedo ver lo que ve un compañero?',
    body:
      p(
        'Los propietarios pueden abrir el perfil de un usuario y elegir <strong>Ver como este usuario</strong>. Durante 30 minutos ven lo que ve esa persona, sin poder cambiar nada.',
      ) + p('Se pide un motivo, se avisa a la persona y queda registrado. No se puede ver como otro propietario.'),
  },
  keyboard: {
    title: '¿Qué atajos de teclado hay?',
    body:
      p('Pulsa <strong>?</strong> en cualquier pantalla: verás las teclas que funcionan justo ahí.') +
      steps(
        '<strong>G</strong> y después una letra lleva a una pantalla: <strong>G O</strong> a los pedidos, <strong>G P</strong> a los productos, <strong>G U</strong> a los usuarios.',
        'En las listas: <strong>/</strong> busca, <strong>F</strong> filtra, <strong>X</strong> selecciona, <strong>E</strong> edita una celda, <strong>P</strong> abre la vista rápida.',
        'En los formularios: <strong>Ctrl Intro</strong> guarda.',
      ),
  },
}
