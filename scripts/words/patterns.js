/**
 * @typedef {[pattern: RegExp, instead: string]} Pattern What not to write, and what to write instead.
 */

/** No native engineer writes these in a comment, a test title, a document, or a label. @type {Pattern[]} */
export const everywhere = [
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime, or nothing'],
  [/\bshall\b/i, 'must, should, or the present tense'],
  [/\b(is|are|was|were|be|been) told\b|^told\b|\btell(s|ing)? of\b/i, 'is notified, receives, reports'],
  [/\bstands?\b(?! (for|alone|out|still|in for)\b)/i, 'is, appears'],
  [/\bof (yours|ours)\b|\bof (one[’']s|your) own\b/i, 'your, our, a custom'],
  [/\bby (itself|themselves)\b/i, 'automatically, alone'],
  [/\bnobody\b/i, 'no one'],
  [/\bsuch as by\b|^such (?!as\b)/i, 'for example; these'],
  [/\ba word (when|that|if|about)\b/i, 'a message, a notice'],
  [/\bwhat is (known|anything)\b/i, 'the thing itself'],
  [/\bwherever it\b/i, 'in any order, anywhere'],
  [/\bto send none\b|\bmay do nothing\b/i, 'to turn off; to be idle'],
  [/\bblanks\b/i, 'spaces'],
  [/\bof these days\b/i, 'on these dates'],
  [/\bsays? how (things|it) looks?\b/i, 'sets the look'],
  [/\bthe very \w+ of\b/i, 'the … itself'],
  [/^nor\b/i, 'a whole sentence'],
  [/\bit (was|used to be) [\d.]+\b/i, 'nothing: history belongs in git'],
  [
    /\b(colour|behaviour|favour|honour|neighbour|licence|centre|grey\b|cancell(ed|ing)|labell|catalogue|whilst|travell|(sanit|neutral|normal|organ|recogn|serial|optim|author|apolog|initial)is(e|ing|ation)|analyse)/i,
    'the American spelling',
  ],
];

/** The product’s texts keep these rules as well. @type {Pattern[]} */
export const labels = [
  [/\b(some|no|every|any)body\b/i, 'someone, no one, everyone, anyone'],
  [/\bwho may\b/i, 'who can'],
  [/\bby hand\b/i, 'manually'],
  [/\bat once\b|\bgo on\b/i, 'right away; continue'],
  [/\bswitch\w* (\w+ ){0,3}(on|off)\b/i, 'turn on, turn off'],
  [/\bcould not be \w+/i, 'Couldn’t …'],
  [/\bhas no\b|^There is no\b/i, 'doesn’t include; No …'],
  [/\brefuse/i, 'reject'],
  [/\bany more\b|\bas such\b|\bholds\b/i, 'a plain verb'],
  [/\b(brings?|called?) up\b|\btake (back|away)\b/i, 'use; undo, remove'],
  [/\bunder (Behavior|Appearance)\b/, 'in'],
  [/\bsign(ed)? in\b|sign-in/i, 'log in'],
  [/\byearly\b|\ba (month|year)\b/i, 'annually; per month'],
  [/\btimezone|\be-mail|\bmailed\b/i, 'time zone; email'],
  [/\d %|\(s\)/, '80%; a plural function'],
  [/\bplease(?! contact support)\b|\bsuccessfully\b|!$/i, 'nothing'],
  [/\bfill(s|ed|ing)? in (a|an|the|our|your|this)\b[^.]*\bform\b|\bform [^.]*\bfill in\b/i, 'fill out a form'],
  [/\baccount (has )?ended\b|\baccount is canceled\b/i, 'subscription'],
  [
    /^(Let|Ask for|Offer|Show|Require|Grant)\b[^.]* first\.\s*$|(?<!”) above first\.\s*$/,
    'Turn on “…” first, with the control’s name',
  ],
  [/\bunsaved changes count\b/i, 'unsaved changes are included'],
  [/\bset( up)? here\b/i, 'set up for this dashboard'],
  [/\bcanned|\bsnippet|\bkeyword|\bblacklist|\bmeta data\b|\btimezone\b|\bpre-chat\b/i, 'the glossary’s term'],
];

/** Texts that the product has promised to the letter. */
export const fixed = new Set([
  'All good!',
  'Avatar upload error. Contact ${productName} support!',
  'Contact us! We are happy to help with any questions or feedback!',
  'Done!',
  'Please choose a non "team avatar" option above before removing your team avatar',
  'Please Upgrade',
  'Please upgrade',
  'Successfully swapped main user.',
  'View timestamps in timezone',
  'You have successfully added your billing information.',
  'Your approval needed!',
  'an unknown error occurred, please contact ${productName} support.',
]);

/** More words than a reader keeps in mind. */
export const longest = 30;
