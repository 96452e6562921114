import { checkPage } from 'chatdeck/model/settings/install/doctor/check-page';
import { describe, expect, it } from 'vitest';
import { expected, otherUuid, scriptUrl, uuid } from './pages';

// cspell:ignore javascripts

const script = `<script async src="${scriptUrl}"></script>`;
const widget = `<chatdeck-widget widget-id="${uuid}"></chatdeck-widget>`;
const inline = (attributes = '') =>
  `<chatdeck-widget widget-id="${uuid}" widget-type="inline"${attributes}></chatdeck-widget>`;
const check = (source: string) => checkPage(source, expected);
const kindsIn = (source: string) => check(source).map(({ kind }) => kind);

describe('code that the page has', () => {
  it.each([
    ['is also in a comment', `<!-- ${script}${widget} -->${script}${widget}`],
    [
      'is beside a tag manager',
      `<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>${script}${widget}`,
    ],
    ['is beside an empty root', `<div id="root"></div>${script}${widget}`],
  ])('counts even if it %s', (_, source) => {
    expect(kindsIn(source)).toEqual(['fine']);
  });

  it.each([
    ['an element in a comment', `${script}\n<!-- ${widget} -->`, [{ kind: 'commentedOut', gravity: 'fault', line: 2 }]],
    ['words about an ID in a comment', `${script}<!-- Set widget-id="" -->`, [{ kind: 'noElement', gravity: 'fault' }]],
    [
      'a script in a comment with single quotes',
      `<!-- <script src='${scriptUrl}'> -->${widget}`,
      [{ kind: 'commentedOut', gravity: 'fault', line: 1 }],
    ],
    [
      'a tag manager by its address',
      '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>',
      [{ kind: 'tagManager', gravity: 'note' }],
    ],
    ['text in an empty root', `<div id="root">Loading</div>${script}`, [{ kind: 'noElement', gravity: 'fault' }]],
    [
      'a picture with the script’s address',
      `<img src="${scriptUrl}">${widget}`,
      [{ kind: 'noScript', gravity: 'fault' }],
    ],
    [
      'the code in a text field',
      `<textarea>${script}${widget}</textarea>`,
      [
        { kind: 'noScript', gravity: 'fault' },
        { kind: 'noElement', gravity: 'fault' },
      ],
    ],
  ])('is not there with %s', (_, source, findings) => {
    expect(check(source)).toEqual(findings);
  });
});

describe('a component without markup', () => {
  it.each([
    ['loads the script', `import './chat.css';\nscript.src = '${scriptUrl}';`],
    ['makes the element', "import './chat.css';\ndocument.createElement('chatdeck-widget');"],
  ])('may leave the rest to another file if it %s', (_, source) => {
    expect(kindsIn(source)).toEqual(['fine']);
  });

  it('has no code of the widget with neither', () => {
    expect(kindsIn("import './shop.css';\nstart();")).toEqual(['noMarkup']);
  });
});

describe('a page that looks like a component', () => {
  it.each(['<html>', '<html lang="en">', '<!DOCTYPE html>'])('is a page with %s', (start) => {
    expect(kindsIn(`${start}\n<template id="row"><p>Row</p></template>\n${widget}`)).toEqual(['noScript']);
  });
});

describe('a script', () => {
  it.each([
    '',
    'type=""',
    'type="module"',
    'type="MODULE"',
    'type=" text/javascript "',
    'type="application/x-javascript"',
    'type="text/ecmascript"',
  ])('runs with %j', (type) => {
    expect(kindsIn(`<script ${type} src="${scriptUrl}"></script>${widget}`)).toEqual(['fine']);
  });

  it.each(['type=" "', 'type="text/plain"', 'type="x-module"', 'type="module-shim"', 'type="text/javascripts"'])(
    'does not run with %j',
    (type) => {
      expect(check(`\n<script ${type} src="${scriptUrl}"></script>${widget}`)).toEqual([
        { kind: 'heldScript', gravity: 'warning', line: 2 },
      ]);
    },
  );

  it.each([
    ['without encryption', `<script src="${scriptUrl.replace('https:', 'http:')}"></script>`],
    ['that a consent tool holds back', `<script type="text/plain" src="${scriptUrl}"></script>`],
    ['in noscript', `<noscript>${script}</noscript>`],
  ])('that runs is enough beside one %s', (_, other) => {
    expect(check(`${script}\n${other}${widget}`)).toEqual([{ kind: 'scriptTwice', gravity: 'warning', line: 2 }]);
  });

  it('is held back only if the address is in an attribute for data', () => {
    expect(check(`\n<script data-src="${scriptUrl}"></script>${widget}`)).toEqual([
      { kind: 'heldScript', gravity: 'warning', line: 2 },
    ]);
    expect(kindsIn(`<script x-data-src="${scriptUrl}"></script>${widget}`)).toEqual(['noScript']);
    expect(kindsIn(`<script data-category="chat" src="https://shop.example/app.js"></script>${widget}`)).toEqual([
      'noScript',
    ]);
  });
});

describe('the ID of an element', () => {
  it.each([`widget-id=" ${uuid} "`, `widget-id={'${uuid}'}`, `widget-id={\`${uuid}\`}`, `widget-id="{ '${uuid}' }"`])(
    'is read from %s',
    (attribute) => {
      expect(kindsIn(`${script}<chatdeck-widget ${attribute}></chatdeck-widget>`)).toEqual(['fine']);
    },
  );

  it.each([
    'class="chat" :widget-id="id"',
    'v-bind:widget-id="id"',
    '[widget-id]="id"',
    '[attr.widget-id]="id"',
    'widget-id="{{ id }}"',
    'widget-id="<?= $id ?>"',
    'widget-id="<%= id %>"',
    `widget-id="chat-{'${uuid}'}"`,
    `widget-id="{'${uuid}'}-chat"`,
    'widget-id={`${id}`}',
  ])('is set while the page runs in %s', (attribute) => {
    expect(check(`${script}\n<chatdeck-widget ${attribute}></chatdeck-widget>`)).toEqual([
      { kind: 'dynamicId', gravity: 'note', line: 2 },
    ]);
  });

  it.each(['x:widget-id="id"', ':widget-id-of="id"', 'data-widget-id="id"', "widget-id={''}"])(
    'is missing in %s',
    (attribute) => {
      expect(check(`${script}\n<chatdeck-widget ${attribute}></chatdeck-widget>`)).toEqual([
        { kind: 'noId', gravity: 'fault', line: 2 },
      ]);
    },
  );

  it('may be unknown in a second element', () => {
    expect(kindsIn(`${script}${widget}<chatdeck-widget :widget-id="id"></chatdeck-widget>`)).toEqual(['fine']);
  });

  it('is named for a second widget, and its line', () => {
    const second = `<chatdeck-widget widget-id="${otherUuid}"></chatdeck-widget>`;
    const finding = { kind: 'otherWidget', gravity: 'warning', line: 2, value: otherUuid };
    expect(check(`${script}${widget}\n${second}`)).toEqual([finding]);
    expect(check(`${script}\n${second}${widget}`)).toEqual([finding]);
  });
});

describe('a hidden element', () => {
  it.each([
    'hidden',
    'style="display:none"',
    'style="display : none"',
    'style="display:  none"',
    'style="color:red;display:none"',
    'style="color:red;  DISPLAY: none"',
    'style="visibility:hidden"',
    'style="visibility : hidden"',
    'style="visibility:  hidden"',
    'style="color:red; visibility: hidden"',
  ])('is found in a part with %s', (attribute) => {
    expect(check(`${script}\n<div ${attribute}>${widget}</div>`)).toEqual([
      { kind: 'hiddenElement', gravity: 'warning', line: 2 },
    ]);
  });

  it.each(['hidden={!open}', 'style="--chat-display: none"', 'style="display: block"', 'style="visibility: visible"'])(
    'is not found in a part with %s',
    (attribute) => {
      expect(kindsIn(`${script}<div ${attribute}>${widget}</div>`)).toEqual(['fine']);
    },
  );

  it('is found before a hidden part that ends', () => {
    expect(kindsIn(`${script}<div hidden></div>${widget}`)).toEqual(['fine']);
  });

  it.each(['v-if="open"', 'id="chat" v-if="open"', '#chat'])(
    'shows in a part of a component’s template with %s',
    (attributes) => {
      const source = `<template>\n<main><template ${attributes}>${widget}</template></main>\n</template>`;
      expect(kindsIn(source)).toEqual(['fine']);
    },
  );
});

describe('an inline chat', () => {
  it.each([
    ['a class of its own', inline(' class="chat"')],
    ['an ID of its own', inline(' id="chat"')],
    ['a style of its own', inline(' style="height: 400px"')],
    ['a class of a React component', inline(' className="chat"')],
    ['a box with an ID', `<div id="chat">${inline()}</div>`],
    ['a box with a class of a React component', `<div className="chat">${inline()}</div>`],
  ])('may have a size by %s', (_, code) => {
    expect(kindsIn(`${script}${code}`)).toEqual(['fine']);
  });

  it.each([
    ['without a box', inline()],
    ['in a box without a name', `<div>${inline()}</div>`],
    ['in a page with a class', `<body class="shop">${inline()}</body>`],
  ])('has no size %s', (_, code) => {
    expect(check(`${script}\n${code}`)).toEqual([{ kind: 'inlineUnsized', gravity: 'warning', line: 2 }]);
  });
});
