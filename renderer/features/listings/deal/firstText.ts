/** Where a broker begins who has no agreement of their own. */
export const FIRST_TEXT = `CONFIDENTIALITY AGREEMENT

1. I ask for documents about the community of this listing to decide whether to buy, lease, finance or manage it, and use them for nothing else.

2. Everything in these documents, the identity of the community where it is not public, and the fact that it may be sold are confidential. What is public, what I knew before, and what others lawfully tell me is not.

3. I show the documents only to partners, employees, lenders and advisers who need them for this decision and keep to this agreement, and I answer for them.

4. Without the consent of the broker I do not contact employees, residents, their families, referral sources, vendors, lenders or regulators about the community or its sale, and do not visit it.

5. I ask for and accept no personal health information.

6. When the broker asks, or I decide against it, I delete or return the documents. What the law or my own records require me to keep stays under this agreement.

7. This agreement lasts two years from my signature. It binds nobody to sell or to buy. The law of the state in which the community stands applies.`;
