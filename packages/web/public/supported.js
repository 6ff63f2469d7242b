/*
 * Tells people whose browser is older than what the README names, instead of a page that breaks without a word. What is looked for
 * came last of all that the code needs. Older browsers must be able to read this: nothing that is newer than ES5.
 */
;(function () {
  var words = {
    en: {
      title: 'Update your browser',
      text: 'Quarterdeck needs a newer browser: Chrome or Edge 117, Firefox 125, Safari 17.4, or a later version.',
    },
    es: {
      title: 'Actualiza tu navegador',
      text: 'Quarterdeck necesita un navegador más reciente: Chrome o Edge 117, Firefox 125, Safari 17.4 o una versión posterior.',
    },
    de: {
      title: 'Aktualisieren Sie Ihren Browser',
      text: 'Quarterdeck benötigt einen neueren Browser: Chrome oder Edge 117, Firefox 125, Safari 17.4 oder eine spätere Version.',
    },
    ja: {
      title: 'ブラウザーを更新してください',
      text: 'Quarterdeckを使うには、Chrome・Edge 117、Firefox 125、Safari 17.4以降のブラウザーが必要です。',
    },
  }
  if (
    typeof Map !== 'undefined' &&
    Map.groupBy &&
    typeof AbortSignal !== 'undefined' &&
    AbortSignal.any &&
    typeof Intl !== 'undefined' &&
    Intl.Segmenter
  )
    return

  function chosenLanguage() {
    var chosen
    try {
      chosen = localStorage.getItem('userLocale')
    } catch (_) {
      // Storage may be forbidden.
    }
    var own = String(navigator.language || '').slice(0, 2)
    var served = document.documentElement.lang
    return words[chosen] ? chosen : words[served] && served !== 'en' ? served : words[own] ? own : 'en'
  }

  function element(name, text, style) {
    var made = document.createElement(name)
    made.appendChild(document.createTextNode(text))
    made.setAttribute('style', style)
    return made
  }

  document.addEventListener('DOMContentLoaded', function () {
    var language = chosenLanguage()
    var main = element('main', '', 'max-width:30em;margin:15vh auto 0;padding:0 24px;font:16px/1.5 sans-serif')
    main.appendChild(element('h1', words[language].title, 'font-size:24px;line-height:1.3'))
    main.appendChild(element('p', words[language].text, ''))
    document.documentElement.lang = language
    document.title = words[language].title + ' · Quarterdeck'
    // Without its root the app does not start.
    document.body.innerHTML = ''
    document.body.appendChild(main)
  })
})()
