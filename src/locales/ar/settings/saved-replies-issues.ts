import type { savedRepliesIssueLabels } from '../../../settings/saved-replies/issue-labels';
import { translate } from '../../translate';

export const savedRepliesIssues = translate<typeof savedRepliesIssueLabels>('saved-replies-issues', {
  title: 'التداخلات والتكرارات',
  text: 'الردود المتشابهة تشترك في 85% من كلماتها على الأقل. عند الدمج يبقى نص الرد الأول وتُضاف إليه عبارات الآخر.',
  sameText: (first, second) => `نص «${first}» هو نص «${second}» نفسه.`,
  similar: (first, second, percent) => `يشترك «${first}» و«${second}» في ${percent} من الكلمات.`,
  sameShortcut: (shortcut, owners) => `الاختصار «${shortcut}» مستخدم أكثر من مرة: ${owners}.`,
  owners: {
    reply: (label) => `الرد المحفوظ «${label}»`,
    group: (label) => `مجموعة الأسئلة «${label}»`,
  },
  more: 'المزيد',
  removePhrase: (phrase, reply) => `إزالة «${phrase}» من «${reply}»`,
  removeShortcut: (reply) => `إزالة الاختصار من «${reply}»`,
  merge: (kept, gone) => `دمج «${gone}» في «${kept}»`,
  open: (reply) => `فتح «${reply}»`,
  hasDraft: 'احفظ تغييراته أو تجاهلها أولًا.',
  mergeBlockers: {
    autoSend: 'أحدهما فقط يُرسل تلقائيًا. اجعل الإرسال نفسه في الردين أولًا.',
    invalid: 'سيكون الرد المدموج طويلًا جدًا أو ناقصًا.',
  },
  showAll: (count) => `عرض الكل (${count})`,

  placeholder: 'عنصر نائب بلا قيمة',
  placeholders: (found) => `لا شيء يملأ ${found}. يراه الزوار كما هو.`,
});
