/** What a link to the dashboard shows, as a page of 1200 by 630 pixels. */
export function socialPage(mark: string, font: string): string {
  return `<style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
    body { box-sizing: border-box; block-size: 630px; margin: 0; padding: 72px; display: flex; gap: 40px;
      align-items: center; overflow: hidden; background: #f9f9fb; color: #1c2024; font: 400 22px/1.4 Inter; }
    h1 { display: flex; align-items: center; gap: 16px; margin: 0 0 28px; font-size: 60px; font-weight: 600;
      letter-spacing: -0.025em; line-height: 1.1; }
    h1 img { inline-size: 72px; }
    p { margin: 0; inline-size: 440px; color: #60646c; font-size: 30px; line-height: 1.35; }
    ul { flex: 1; margin: 0; padding: 0; border: 1px solid #d9d9e0; border-radius: 14px;
      background: #fff; list-style: none; }
    li { display: flex; align-items: center; gap: 16px; padding: 24px 28px; }
    li + li { border-block-start: 1px solid #e8e8ec; }
    i { inline-size: 14px; block-size: 14px; border-radius: 50%; background: #30a46c; }
    li.off i { box-sizing: border-box; border: 2.5px solid #80838d; background: none; }
    li.broken i { border-radius: 2px; background: #e5484d; }
    b { font-weight: 500; }
    small { display: block; color: #60646c; font-size: 18px; }
    svg { margin-inline-start: auto; inline-size: 120px; block-size: 48px; overflow: visible; }
    path { fill: none; stroke: #3e63dd; stroke-width: 2.5; stroke-linejoin: round; }
  </style>
  <div><h1><img src="${mark}">Chatdeck</h1><p>Live chat on your website, answered from Slack.</p></div>
  <ul>${widgets.map(rowOf).join('')}</ul>`;
}

const widgets = [
  { state: '', name: 'website', note: '12 today · 340 in 30 days', chats: [3, 5, 4, 8, 6, 7, 4, 6, 5, 9, 7, 8, 6, 7] },
  {
    state: '',
    name: 'pricing-page',
    note: '5 today · 206 in 30 days',
    chats: [3, 4, 5, 3, 4, 3, 5, 4, 3, 5, 4, 4, 5, 4],
  },
  { state: 'off', name: 'docs', note: 'Offline, opens at 9 AM', chats: [2, 3, 2, 3, 3, 2, 3, 2, 2, 1, 2, 3, 2, 2] },
  {
    state: 'broken',
    name: 'returns',
    note: 'Disconnected from Slack',
    chats: [3, 2, 3, 4, 2, 3, 3, 4, 3, 3, 2, 1, 0, 0],
  },
];

function rowOf({ state, name, note, chats }: (typeof widgets)[number]): string {
  const line = chats.map((count, day) => `${(day * 120) / (chats.length - 1)},${48 - count * 5}`).join('L');
  return `<li class="${state}"><i></i><div><b>${name}</b><small>${note}</small></div><svg><path d="M${line}"/></svg></li>`;
}
