import type { installCheckLabels } from '../../../settings/install/check/labels';
import { translate } from '../../translate';

export const installCheck = translate<typeof installCheckLabels>('install-check', {
  title: 'Seite prüfen',
  text: 'Finden Sie heraus, warum das Widget nicht erscheint. Was Sie einfügen, bleibt in Ihrem Browser.',
  source: 'Quelltext der Seite',
  sourceHelp:
    'Klicken Sie mit der rechten Maustaste auf die Seite, wählen Sie „Seitenquelltext anzeigen“, und kopieren Sie alles. Der Code einer Komponente oder die Kopfzeilen der Antwort gehen auch.',
  run: 'Prüfen',
  close: 'Schließen',
  empty: 'Fügen Sie zuerst den Quelltext der Seite ein.',
  tooLong: (max) => `Fügen Sie höchstens ${max} Zeichen ein.`,
  result: 'Ergebnis',
  line: (line) => `Zeile ${line}`,
  found: {
    noMarkup: {
      title: () => 'Das ist kein Quelltext einer Seite.',
      fix: 'Fügen Sie das HTML ein, nicht die Adresse oder den Text der Seite.',
    },
    commentedOut: {
      title: () => 'Der Einbettungscode steht in einem Kommentar.',
      fix: 'Browser überspringen alles zwischen <!-- und -->. Nehmen Sie den Code aus dem Kommentar heraus.',
    },
    noScript: {
      title: () => 'Das Skript des Widgets fehlt.',
      fix: 'Kopieren Sie den Einbettungscode noch einmal, und fügen Sie ihn ganz ein.',
    },
    otherScript: {
      title: (value) => `Das Skript kommt von einer veralteten Adresse: ${value}`,
      fix: 'Ersetzen Sie es durch das Skript aus dem aktuellen Einbettungscode.',
    },
    noElement: {
      title: () => 'Das Element des Widgets fehlt.',
      fix: 'Kopieren Sie den Einbettungscode noch einmal, und fügen Sie ihn ganz ein. Manche Editoren entfernen Tags, die sie nicht kennen.',
    },
    noId: {
      title: () => 'Das Widget hat keine ID.',
      fix: 'Kopieren Sie den Einbettungscode noch einmal. Er enthält die ID dieses Widgets.',
    },
    wrongId: {
      title: (value) => `Falsche Widget-ID: ${value}`,
      fix: 'Ersetzen Sie sie durch die ID aus dem Einbettungscode, oder prüfen Sie die Seite für das andere Widget.',
    },
    insecureScript: {
      title: () => 'Das Skript wird über http geladen.',
      fix: 'Browser blockieren es auf Seiten mit https. Ändern Sie http in https.',
    },
    heldScript: {
      title: () => 'Ein anderes Tool hält das Skript zurück.',
      fix: 'Das tun Consent- und Performance-Tools. Erlauben Sie dort das Skript des Widgets.',
    },
    unseenScript: {
      title: () => 'Das Skript steht in einem Teil der Seite, den Browser übergehen.',
      fix: 'Nehmen Sie es aus dem Element <noscript> oder <template> heraus.',
    },
    unseenElement: {
      title: () => 'Das Widget steht in einem Teil der Seite, den Browser übergehen.',
      fix: 'Nehmen Sie es aus dem Element <noscript>, <template> oder <textarea> heraus.',
    },
    policyBlocks: {
      title: () => 'Die Content Security Policy der Seite blockiert das Widget.',
      fix: 'Ersetzen Sie diese Direktiven in der Policy:',
    },
    policyNonce: {
      title: () => 'Die Content Security Policy der Seite verlangt eine Nonce.',
      fix: 'Fügen Sie dem Skript des Widgets das Attribut nonce hinzu, mit dem Wert, den Ihr Server in die Policy schreibt.',
    },
    otherNonce: {
      title: () => 'Die Nonce des Skripts ist nicht die der Content Security Policy der Seite.',
      fix: 'Nehmen Sie beide aus derselben Antwort. Eine zwischengespeicherte Seite behält oft eine alte Nonce.',
    },
    hiddenElement: {
      title: () => 'Das Widget steht in einem verborgenen Teil der Seite.',
      fix: 'Setzen Sie es an das Ende des <body>, außer Sie zeigen diesen Teil später.',
    },
    elementInHead: {
      title: () => 'Das Widget steht im <head>.',
      fix: 'Setzen Sie es direkt vor das schließende Tag </body>. Das Skript kann bleiben.',
    },
    elementTwice: { title: () => 'Das Widget ist zweimal auf der Seite.', fix: 'Entfernen Sie eines davon.' },
    otherWidget: {
      title: (value) => `Die Seite hat noch ein anderes Widget: ${value}`,
      fix: 'Entfernen Sie das Widget, das Sie nicht brauchen.',
    },
    scriptTwice: {
      title: () => 'Das Skript ist zweimal auf der Seite.',
      fix: 'Entfernen Sie eines davon. Vielleicht fügt ein Tag-Manager oder ein Plugin das andere hinzu.',
    },
    inlineUnsized: {
      title: () => 'Der eingebettete Chat hat vielleicht keine Höhe.',
      fix: 'Setzen Sie ihn in ein Element mit Breite und Höhe, wie im Einbettungscode.',
    },
    tagManager: {
      title: () => 'Die Seite verwendet Google Tag Manager.',
      fix: 'Tags stehen nicht im Quelltext. Prüfen Sie in der Vorschau des Tag Managers, ob das Tag des Widgets auf dieser Seite auslöst.',
    },
    builtByScript: {
      title: () => 'Skripte bauen diese Seite auf, daher zeigt ihr Quelltext das Widget nicht.',
      fix: 'Fügen Sie den Code der Komponente mit dem Widget ein. Oder kopieren Sie das Element <html> aus den Entwicklertools.',
    },
    dynamicId: {
      title: () => 'Die ID des Widgets wird erst gesetzt, wenn die Seite läuft.',
      fix: 'Achten Sie darauf, dass der Wert die ID aus dem Einbettungscode ist.',
    },
    fine: {
      title: () => 'Der Einbettungscode stimmt.',
      fix: 'Wenn das Widget trotzdem nicht erscheint: Veröffentlichen Sie die Seite, leeren Sie ihren Cache, und schalten Sie Werbeblocker aus.',
    },
  },
  policyCode: 'Direktiven für die Content Security Policy',
  copyPolicy: 'Direktiven kopieren',
  scriptCode: 'Das Skript mit einer Nonce',
  copyScript: 'Skript kopieren',
  usual: 'Was meistens schiefgeht',
  usually: {
    html: 'Nur einige Seiten haben den Code. Fügen Sie ihn in die Vorlage oder Fußzeile ein, die alle Seiten teilen.',
    react: 'Die Komponente wird nicht auf jeder Route gerendert. Setzen Sie sie neben den Router, nicht in eine Seite.',
    nextjs:
      'Die Komponente steht in einer Seite statt im Root-Layout, oder sie ist eine Server-Komponente mit Code für den Browser.',
    svelte: 'Der Code steht in einer Seite statt im Root-Layout.',
    vue: 'Vue hält das Tag für eine Vue-Komponente. Setzen Sie isCustomElement wie im letzten Schritt.',
    angular: 'Das Template lehnt das Tag ab. Fügen Sie CUSTOM_ELEMENTS_SCHEMA hinzu wie im letzten Schritt.',
    wordpress:
      'Ein Cache- oder Performance-Plugin verzögert Skripte. Leeren Sie seinen Cache, und nehmen Sie das Skript des Widgets aus.',
    gtm: 'Der Container ist nicht veröffentlicht, oder der Trigger ist nicht auf alle Seiten eingestellt.',
  },
});
