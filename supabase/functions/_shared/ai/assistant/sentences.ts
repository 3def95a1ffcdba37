const SENTENCE_END = /[.!?](?:\s?\[\d{1,3}\]){0,5}(?=\s)|\n/;

/** Splits text that arrives in pieces into whole sentences. The last one has no end and is never passed on. */
export function createSentenceReader(
  onSentence: (sentence: string) => void,
): (piece: string) => void {
  let rest = '';
  return (piece) => {
    rest += piece;
    for (let end = SENTENCE_END.exec(rest); end !== null; end = SENTENCE_END.exec(rest)) {
      const sentence = rest.slice(0, end.index + end[0].length);
      rest = rest.slice(sentence.length);
      if (sentence.trim() !== '') onSentence(sentence);
    }
  };
}
