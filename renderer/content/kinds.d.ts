/** What a text of each kind is once it is imported; `build/content/` checks and compiles it. */
declare module '*.page.md' {
  const page: import('#shared/home/content.ts').ContentPage;
  export default page;
}
declare module '*.audience.md' {
  const page: import('#shared/home/content.ts').ContentPage;
  export default page;
}
declare module '*.intro.md' {
  const intro: import('#shared/home/content.ts').Notice;
  export default intro;
}
declare module '*.notice.md' {
  const notice: import('#shared/home/content.ts').Notice;
  export default notice;
}
declare module '*.form.md' {
  const page: import('./legal/legalPage.ts').LegalPage;
  export default page;
}
declare module '*.article.md' {
  const article: import('./journal/article.ts').Article;
  export default article;
}
declare module '*.guide.md' {
  const guide: import('./education/course.ts').EducationArticle;
  export default guide;
}
declare module '*.episode.md' {
  const episode: import('./podcast/episode.ts').Episode;
  export default episode;
}
declare module '*.release.md' {
  const release: import('./press/pressRelease.ts').PressRelease;
  export default release;
}
declare module '*.faq.md' {
  const category: import('./faq/faqCategory.ts').FaqCategory;
  export default category;
}
declare module '*.terms.md' {
  const terms: readonly import('./glossary/glossaryTerm.ts').GlossaryTerm[];
  export default terms;
}
