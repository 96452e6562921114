import type { FindingKind } from 'chatdeck/model/settings/install/doctor/check-page';

export const uuid = '0b7c9f54-3c1e-4a5d-9b59-4f2d6c1f7a10';
export const otherUuid = '7d1f0c62-88aa-4f0e-a9a3-2b7a4a3f9c55';
export const scriptUrl = 'https://chat.example/v1/widget.js';
export const expected = { uuid, scriptUrl, element: 'chatdeck-widget' };

const script = `<script async src="${scriptUrl}"></script>`;
const widget = `<chatdeck-widget widget-id="${uuid}"></chatdeck-widget>`;
const page = (body: string, head = '') =>
  `<!doctype html>\n<html>\n<head>\n<title>Shop</title>${head}\n</head>\n<body>\n<h1>Shop</h1>\n${body}\n</body>\n</html>`;
const policy = (text: string) => `\n<meta http-equiv="Content-Security-Policy" content="${text}">`;
const gtm = `<script>(function(w,d,s,l,i){j.src='https://www.googletagmanager.com/gtm.js?id='+i;})(window,document,'script','dataLayer','GTM-ABC123');</script>`;

export interface PageCase {
  title: string;
  source: string;
  /** In display order. */
  kinds: FindingKind[];
}

export const healthyPages: PageCase[] = [
  { title: 'the code before the end of the body', source: page(`${script}\n${widget}`), kinds: ['fine'] },
  { title: 'the script in the head', source: page(widget, script), kinds: ['fine'] },
  { title: 'the element first', source: page(`${widget}${script}`), kinds: ['fine'] },
  {
    title: 'capital letters, single quotes, and another order of attributes',
    source: page(
      `<SCRIPT SRC='${scriptUrl}' ASYNC></SCRIPT><Chatdeck-Widget widget-type='sidebar' Widget-Id='${uuid.toUpperCase()}'></Chatdeck-Widget>`,
    ),
    kinds: ['fine'],
  },
  {
    title: 'no quotes, and everything on one line',
    source: page(
      `<script defer src=${scriptUrl}></script><chatdeck-widget widget-id=${uuid}></chatdeck-widget>`,
    ).replaceAll('\n', ''),
    kinds: ['fine'],
  },
  {
    title: 'entities in the address',
    source: page(`<script src="https:&#47;&#47;chat.example/v1/widget.js?a=1&amp;b=2"></script>${widget}`),
    kinds: ['fine'],
  },
  {
    title: 'an address without a scheme',
    source: page(`<script src="//chat.example/v1/widget.js"></script>${widget}`),
    kinds: ['fine'],
  },
  { title: 'a module', source: page(`<script type="module" src="${scriptUrl}"></script>${widget}`), kinds: ['fine'] },
  {
    title: 'a script that loads the script',
    source: page(
      `<script>const s=document.createElement('script');s.src='${scriptUrl}';document.body.append(s)</script>${widget}`,
    ),
    kinds: ['fine'],
  },
  {
    title: 'a script that makes the element',
    source: page(`${script}<script>document.body.append(document.createElement('chatdeck-widget'))</script>`),
    kinds: ['fine'],
  },
  {
    title: 'an inline chat in a box with a style',
    source: page(
      `${script}<div style="width:400px;height:400px"><chatdeck-widget widget-id="${uuid}" widget-type="inline"></chatdeck-widget></div>`,
    ),
    kinds: ['fine'],
  },
  {
    title: 'an inline chat in a box with a class',
    source: page(
      `${script}<div class="help"><chatdeck-widget widget-id="${uuid}" widget-type="inline"></chatdeck-widget></div>`,
    ),
    kinds: ['fine'],
  },
  {
    title: 'a comment about the widget beside the code',
    source: page(`<!-- Chat: <chatdeck-widget> -->${script}${widget}`),
    kinds: ['fine'],
  },
  {
    title: 'a template elsewhere',
    source: page(`<template id="row"><p>Row</p></template>${script}${widget}`),
    kinds: ['fine'],
  },
  { title: 'only the markup of the code', source: `${script}\n${widget}`, kinds: ['fine'] },
  {
    title: 'broken markup around it',
    source: `<html><body><div><p>Hello<table><tr><td>${script}${widget}</div>`,
    kinds: ['fine'],
  },
  {
    title: 'another product’s script of the same name',
    source: page(`<script src="https://forms.example/widget.js"></script>${script}${widget}`),
    kinds: ['fine'],
  },
  {
    title: 'a React component',
    source: `import { useEffect } from 'react';\nexport function Chat() {\n  useEffect(() => {\n    script.src = '${scriptUrl}';\n  }, []);\n  return (\n    <chatdeck-widget widget-id="${uuid}"></chatdeck-widget>\n  );\n}`,
    kinds: ['fine'],
  },
  {
    title: 'a Next component',
    source: `import Script from 'next/script';\nexport function Chat() {\n  return <>\n    <Script src={'${scriptUrl}'} strategy="afterInteractive" />\n    <chatdeck-widget widget-id="${uuid}" disable-favicon-badge=""></chatdeck-widget>\n  </>;\n}`,
    kinds: ['fine'],
  },
  {
    title: 'a Next component with an inline chat',
    source: `import Script from 'next/script';\nexport function Chat() {\n  return <>\n    <Script src={'${scriptUrl}'} />\n    <div style={{ width: '400px', height: '400px' }}>\n      <chatdeck-widget widget-id="${uuid}" widget-type="inline"></chatdeck-widget>\n    </div>\n  </>;\n}`,
    kinds: ['fine'],
  },
  {
    title: 'a Vue component, whose script is in index.html',
    source: `<template>\n  <main><chatdeck-widget widget-id="${uuid}"></chatdeck-widget></main>\n</template>`,
    kinds: ['fine'],
  },
  {
    title: 'a Svelte component',
    source: `<svelte:head>\n  ${script}\n</svelte:head>\n\n${widget}`,
    kinds: ['fine'],
  },
  {
    title: 'a policy that names the host',
    source: page(
      `${script}${widget}`,
      policy(
        "default-src 'self'; script-src 'self' https://chat.example; connect-src 'self' https://chat.example wss://chat.example",
      ),
    ),
    kinds: ['fine'],
  },
  {
    title: 'a policy with wildcards',
    source: page(`${script}${widget}`, policy('script-src https:; connect-src *')),
    kinds: ['fine'],
  },
  {
    title: 'a policy about pictures only',
    source: page(`${script}${widget}`, policy("img-src 'self'")),
    kinds: ['fine'],
  },
  {
    title: 'a policy with a nonce that the script has',
    source: page(
      `<script nonce="r4nd0m" src="${scriptUrl}"></script>${widget}`,
      policy("script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src https: wss:"),
    ),
    kinds: ['fine'],
  },
  {
    title: 'a nonce that a browser hides',
    source: page(
      `<script nonce="" src="${scriptUrl}"></script>${widget}`,
      policy("script-src 'nonce-r4nd0m'; connect-src https: wss:"),
    ),
    kinds: ['fine'],
  },
  {
    title: 'a nonce that a template fills in',
    source: page(
      `<script nonce="<?= $nonce ?>" src="${scriptUrl}"></script>${widget}`,
      policy("script-src 'nonce-r4nd0m'; connect-src https: wss:"),
    ),
    kinds: ['fine'],
  },
  {
    title: 'headers of another response, with another nonce',
    source: `Content-Security-Policy: script-src 'nonce-a'; connect-src https: wss:\n${page(`<script nonce="b" src="${scriptUrl}"></script>${widget}`)}`,
    kinds: ['fine'],
  },
  {
    title: 'a policy of the own host, which is the script’s',
    source: page(
      `${script}${widget}`,
      `<link rel="canonical" href="https://chat.example/shop">${policy("default-src 'self'")}`,
    ),
    kinds: ['fine'],
  },
  {
    title: 'a policy that the page only shows',
    source: page(`<pre>\nContent-Security-Policy: script-src 'self'\n</pre>${script}${widget}`),
    kinds: ['fine'],
  },
  {
    title: 'a React component that hides its part for now',
    source: `import Script from 'next/script';\nexport const Chat = ({ open }) => <div hidden={!open}><Script src="${scriptUrl}" />${widget}</div>;`,
    kinds: ['fine'],
  },
  {
    title: 'a React component with the start of a comment in a string',
    source: `import Script from 'next/script';\nconst files = 'src/*';\nexport const Chat = () => <><Script src="${scriptUrl}" />${widget}</>; /* End */`,
    kinds: ['fine'],
  },
  {
    title: 'a Vue component without imports',
    source: `<script setup>\nconst a = 1;\n</script>\n<template lang="html">\n  <main>${widget}</main>\n</template>`,
    kinds: ['fine'],
  },
];

export const faultyPages: PageCase[] = [
  { title: 'nothing', source: '', kinds: ['noMarkup'] },
  { title: 'an address instead of the source', source: 'https://shop.example/', kinds: ['noMarkup'] },
  { title: 'neither script nor element', source: page('<p>Hello</p>'), kinds: ['noScript', 'noElement'] },
  { title: 'no script', source: page(widget), kinds: ['noScript'] },
  { title: 'no element', source: page(script), kinds: ['noElement'] },
  { title: 'the code in a comment', source: page(`<!-- ${script}${widget} -->`), kinds: ['commentedOut'] },
  { title: 'the script in a comment', source: page(`<!-- ${script} -->${widget}`), kinds: ['commentedOut'] },
  {
    title: 'another widget’s ID',
    source: page(`${script}<chatdeck-widget widget-id="${otherUuid}"></chatdeck-widget>`),
    kinds: ['wrongId'],
  },
  {
    title: 'a placeholder instead of the ID',
    source: page(`${script}<chatdeck-widget widget-id="YOUR-WIDGET-ID"></chatdeck-widget>`),
    kinds: ['wrongId'],
  },
  {
    title: 'an ID that lost its end',
    source: page(`${script}<chatdeck-widget widget-id="${uuid.slice(0, -2)}"></chatdeck-widget>`),
    kinds: ['wrongId'],
  },
  { title: 'an empty ID', source: page(`${script}<chatdeck-widget widget-id=""></chatdeck-widget>`), kinds: ['noId'] },
  { title: 'no ID', source: page(`${script}<chatdeck-widget id="${uuid}"></chatdeck-widget>`), kinds: ['noId'] },
  { title: 'the element twice', source: page(`${script}${widget}<p>More</p>${widget}`), kinds: ['elementTwice'] },
  {
    title: 'a second widget',
    source: page(`${script}${widget}<chatdeck-widget widget-id="${otherUuid}"></chatdeck-widget>`),
    kinds: ['otherWidget'],
  },
  { title: 'the script twice', source: page(`${script}${widget}`, script), kinds: ['scriptTwice'] },
  {
    title: 'the whole code twice',
    source: page(`${script}${widget}\n${script}${widget}`),
    kinds: ['elementTwice', 'scriptTwice'],
  },
  {
    title: 'a script of an earlier version',
    source: page(`<script async src="https://old.example/widget.js"></script>${widget}`),
    kinds: ['otherScript'],
  },
  {
    title: 'a script without encryption',
    source: page(`<script async src="http://chat.example/v1/widget.js"></script>${widget}`),
    kinds: ['insecureScript'],
  },
  {
    title: 'a script that a consent tool holds back',
    source: page(`<script type="text/plain" data-category="functional" src="${scriptUrl}"></script>${widget}`),
    kinds: ['heldScript'],
  },
  {
    title: 'a script whose address a consent tool keeps',
    source: page(`<script data-src="${scriptUrl}"></script>${widget}`),
    kinds: ['heldScript'],
  },
  { title: 'the script in noscript', source: page(`<noscript>${script}</noscript>${widget}`), kinds: ['unseenScript'] },
  {
    title: 'the element in noscript',
    source: page(`${script}<noscript>${widget}</noscript>`),
    kinds: ['unseenElement'],
  },
  {
    title: 'the element in a template',
    source: page(`${script}<template id="chat">${widget}</template>`),
    kinds: ['unseenElement'],
  },
  { title: 'the element in the head', source: page(script, widget), kinds: ['elementInHead'] },
  {
    title: 'the element in a hidden part',
    source: page(`${script}<div hidden><section>${widget}</section></div>`),
    kinds: ['hiddenElement'],
  },
  {
    title: 'the element in a part without display',
    source: page(`${script}<div style="color: red; display: none">${widget}</div>`),
    kinds: ['hiddenElement'],
  },
  {
    title: 'an inline chat without a box',
    source: page(`${script}<chatdeck-widget widget-id="${uuid}" widget-type="inline"></chatdeck-widget>`),
    kinds: ['inlineUnsized'],
  },
  {
    title: 'a hidden element',
    source: page(`${script}<chatdeck-widget hidden widget-id="${uuid}"></chatdeck-widget>`),
    kinds: ['hiddenElement'],
  },
  {
    title: 'a tag manager, and words about the widget in a comment',
    source: page(`${gtm}<!-- The <chatdeck-widget> comes from Tag Manager. -->`),
    kinds: ['tagManager'],
  },
  {
    title: 'a React component whose widget is behind slashes',
    source: `import Script from 'next/script';\nexport const Chat = () => (\n  // ${script}${widget}\n  <main className="shop"></main>\n);`,
    kinds: ['noScript', 'noElement'],
  },
  {
    title: 'two policies, of which the second is strict',
    source: page(`${script}${widget}`, policy("script-src https:; connect-src *, script-src 'self'")),
    kinds: ['policyBlocks'],
  },
  { title: 'a tag manager', source: page(gtm), kinds: ['tagManager'] },
  {
    title: 'a tag manager beside an element without a script',
    source: page(`${gtm}${widget}`),
    kinds: ['tagManager'],
  },
  {
    title: 'a page that a framework builds',
    source: page('<div id="root"></div><script type="module" src="/assets/index.js"></script>'),
    kinds: ['builtByScript'],
  },
  {
    title: 'an Angular page',
    source: page('<app-root></app-root><script src="main.js"></script>'),
    kinds: ['builtByScript'],
  },
  {
    title: 'a React component with the ID in a variable',
    source: `import Script from 'next/script';\nexport function Chat({ id }) {\n  return <><Script src="${scriptUrl}" /><chatdeck-widget widget-id={id}></chatdeck-widget></>;\n}`,
    kinds: ['dynamicId'],
  },
  {
    title: 'a Vue component with a bound ID',
    source: `<template>\n  <chatdeck-widget :widget-id="id"></chatdeck-widget>\n</template>`,
    kinds: ['dynamicId'],
  },
  {
    title: 'a React component with a wrong ID',
    source: `import Script from 'next/script';\nexport const Chat = () => <><Script src="${scriptUrl}" /><chatdeck-widget widget-id={'${otherUuid}'}></chatdeck-widget></>;`,
    kinds: ['wrongId'],
  },
  {
    title: 'a React component whose widget is in a comment',
    source: `import x from 'x';\nexport const Chat = () => <main>{/* ${script}${widget} */}</main>;`,
    kinds: ['noScript', 'noElement'],
  },
  {
    title: 'a policy of the own host only',
    source: page(`${script}${widget}`, policy("default-src 'self'")),
    kinds: ['policyBlocks'],
  },
  {
    title: 'a policy that lets the script load but not connect',
    source: page(
      `${script}${widget}`,
      policy("script-src https://chat.example; connect-src 'self' https://chat.example"),
    ),
    kinds: ['policyBlocks'],
  },
  {
    title: 'a policy with another path of the host',
    source: page(`${script}${widget}`, policy('script-src https://chat.example/v2/; connect-src *')),
    kinds: ['policyBlocks'],
  },
  {
    title: 'a policy with a nonce that the script lacks',
    source: page(`${script}${widget}`, policy("script-src 'nonce-r4nd0m'; connect-src https: wss:")),
    kinds: ['policyNonce'],
  },
  {
    title: 'a policy with a nonce that isn’t the script’s',
    source: page(
      `<script nonce="other" src="${scriptUrl}"></script>${widget}`,
      policy("script-src 'nonce-r4nd0m'; connect-src https: wss:"),
    ),
    kinds: ['otherNonce'],
  },
  {
    title: 'a strict policy that ignores the host it names',
    source: page(`${script}${widget}`, policy("script-src https://chat.example 'nonce-r4nd0m' 'strict-dynamic'")),
    kinds: ['policyNonce'],
  },
  {
    title: 'response headers alone',
    source: "HTTP/2 200\ncontent-type: text/html\nContent-Security-Policy: default-src 'none'; script-src 'self'",
    kinds: ['policyBlocks'],
  },
  {
    title: 'several faults, the gravest first',
    source: page(
      `${script}<div hidden><chatdeck-widget widget-id=""></chatdeck-widget></div>`,
      policy("script-src 'self'"),
    ),
    kinds: ['noId', 'policyBlocks', 'hiddenElement'],
  },
];
